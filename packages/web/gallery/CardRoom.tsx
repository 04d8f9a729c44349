import { library } from '@wayrune/content';
import { type CardInfo, cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { Card } from '../cards/Card.tsx';
import { Peek } from '../cards/Peek.tsx';
import { Medallion, Portrait } from '../cards/Picture.tsx';
import styles from './gallery.module.css';

const ALL: readonly CardInfo[] = library.packs.flatMap((pack) =>
  pack.cards.map((card) => cardInfo(card, card.id, pack.pack)),
);
const SIZES = ['chip', 'small', 'full', 'large'] as const;
const KINDS = ['hero', 'ally', 'item', 'challenge', 'event', 'encounter'] as const;

/** `?room=cards` shows some of each kind in all sizes, `&kind=item` every card of a kind (`&size=small`: in that size). */
export default function CardRoom() {
  const asked = new URLSearchParams(location.search);
  const kind = asked.get('kind');
  const size = SIZES.find((one) => one === asked.get('size')) ?? 'full';
  const of = (name: string): readonly CardInfo[] => ALL.filter(({ card }) => card.kind === name);
  if (kind !== null)
    return (
      <div className={`${styles['room']} ${styles['row']} ${styles['top']}`}>
        {of(kind).map((info) => (
          <Card key={info.id} info={info} size={size} />
        ))}
      </div>
    );
  return (
    <div className={styles['room']}>
      <section>
        <h2>portraits and medallions</h2>
        <div className={styles['row']}>
          {of('hero').map((info) => (
            <span key={info.id} className={styles['faces']}>
              <Portrait info={info} />
              <Medallion info={info} />
            </span>
          ))}
        </div>
      </section>
      {KINDS.map((name) => (
        <section key={name}>
          <h2>
            <a href={`?room=cards&kind=${name}`}>{name}</a>
          </h2>
          <div className={`${styles['row']} ${styles['top']}`}>
            <Sizes info={of(name)[1]} />
            <Sizes info={of(name).at(-1)} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Sizes({ info }: { readonly info: CardInfo | undefined }) {
  if (info === undefined) return null;
  return (
    <>
      <Peek info={info}>
        <button type="button" className={styles['bare']}>
          <Card info={info} size="chip" />
        </button>
      </Peek>
      <Card info={info} size="chip" used wounds={1} exhaustion={2} />
      <Card info={info} size="small" />
      <Card info={info} size="small" used wounds={2} exhaustion={1} counters={3} />
      <Card info={info} size="full" />
    </>
  );
}
