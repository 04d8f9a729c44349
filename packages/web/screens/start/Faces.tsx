import { cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { useWholeLibrary } from '../../app/content-context.ts';
import { Medallion } from '../../cards/Picture.tsx';
import styles from './SavedGames.module.css';

/** The Heroes of a table, face by face. Loaded after the list: it needs the cards. */
export default function Faces({ heroes }: { heroes: readonly string[] }) {
  const { packs } = useWholeLibrary();
  return heroes.map((name, seat) => {
    const found = packs.flatMap(({ pack, cards }) =>
      cards.flatMap((card) =>
        card.kind === 'hero' && card.name === name ? cardInfo(card, card.id, pack) : [],
      ),
    );
    const [info] = found;
    return (
      <span key={seat} className={styles.face} data-seat={seat}>
        {info !== undefined && <Medallion info={info} />}
      </span>
    );
  });
}
