import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Card } from '../../cards/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './HeroGallery.module.css';

const RANDOM = 'random';

interface Props {
  readonly title: string;
  readonly heroes: readonly CardInfo[];
  /** null: a random one. */
  readonly chosen: string | null;
  /** Which player has a Hero already, by the Hero's id. */
  readonly takenBy: ReadonlyMap<string, string>;
  readonly onChoose: (hero: string | null) => void;
  readonly onClose: () => void;
}

/** All Heroes as their cards, to choose one of them. The arrow keys go from card to card. */
export function HeroGallery({ title, heroes, chosen, takenBy, onChoose, onClose }: Props) {
  const { t } = useTranslation('new');
  return (
    <Dialog title={title} isOpen onClose={onClose} wide>
      <ListBox
        aria-label={title}
        className={styles.gallery ?? ''}
        layout="grid"
        autoFocus="first"
        disabledKeys={takenBy.keys()}
        onAction={(key) => onChoose(key === RANDOM ? null : String(key))}
      >
        <ListBoxItem
          id={RANDOM}
          className={styles.item ?? ''}
          textValue={t('randomHero')}
          data-chosen={chosen === null || undefined}
        >
          <RandomHero />
        </ListBoxItem>
        {heroes.map((info) => {
          const player = takenBy.get(info.id);
          return (
            <ListBoxItem
              key={info.id}
              id={info.id}
              className={styles.item ?? ''}
              textValue={info.card.name}
              data-chosen={chosen === info.id || undefined}
            >
              {player !== undefined && <span className={styles.taken}>{t('taken', { player })}</span>}
              <Card info={info} size="full" />
            </ListBoxItem>
          );
        })}
      </ListBox>
    </Dialog>
  );
}

function RandomHero() {
  const { t } = useTranslation('new');
  return (
    <span className={styles.random}>
      <b>{t('randomHero')}</b>
      <span aria-hidden="true">?</span>
      <span>{t('randomHeroSays')}</span>
    </span>
  );
}
