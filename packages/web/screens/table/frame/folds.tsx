/** Plates that the player has folded away. */
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import styles from './folds.module.css';

export type Foldable = 'status' | 'rivals' | 'mine';

type Folds = Readonly<Record<Foldable, boolean>>;

/** As long as the window is open: a reload finds the table as it was left. */
const useFolds = create<Folds>()(
  persist((): Folds => ({ status: false, rivals: false, mine: false }), {
    name: 'wayrune-folds',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export const useFolded = (plate: Foldable): boolean => useFolds((folds) => folds[plate]);

export function fold(plate: Foldable, folded: boolean): void {
  useFolds.setState({ [plate]: folded });
}

/** In the corner of a plate: folds it, or unfolds it again. */
export function FoldButton({ plate }: { plate: Foldable }) {
  const { t } = useTranslation('table');
  const folded = useFolded(plate);
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!folded}
      aria-label={t(folded ? 'unfold' : 'foldAway')}
      title={t(folded ? 'unfold' : 'foldAway')}
      onClick={() => fold(plate, !folded)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={folded ? 'M3 6l5 5 5-5' : 'M3 11l5-5 5 5'} />
      </svg>
    </button>
  );
}
