import { FREE_FACE } from '@wayrune/engine/rules/turn/movement.ts';
import { faceName } from '@wayrune/engine/text/names.ts';
import { Fragment } from 'react';
import { Peek } from '../cards/Peek.tsx';
import { MovementDie } from '../dice/MovementDie.tsx';
import type { Link, Piece } from '../game/log-lines.ts';
import { useWorld } from './context.ts';
import { look, lookAtMap } from './look.ts';
import styles from './LineText.module.css';

const follow = (link: Link): void =>
  link.kind === 'card' ? look({ card: link.id }) : lookAtMap({ space: link.id });

/** A line of the log: its links, a look at each card it names, and its dice as signs. */
export function LineText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, i) => <PieceText key={i} piece={piece} />);
}

function PieceText({ piece: { text, link, dice, faces } }: { piece: Piece }) {
  const { cards } = useWorld();
  if (dice !== undefined) return <TenSigns dice={dice} />;
  if (faces !== undefined) return <FaceSigns faces={faces} />;
  if (link === null) return text;
  const info = link.kind === 'card' ? cards[link.id] : undefined;
  // No button: its words could not be broken over two lines.
  const words = (
    <span
      role="button"
      tabIndex={0}
      className={styles.link}
      onClick={() => follow(link)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') follow(link);
      }}
    >
      {text}
    </span>
  );
  return info === undefined ? words : <Peek info={info}>{words}</Peek>;
}

/** Two ten-sided dice, read as a sum. */
const TenSigns = ({ dice }: { dice: readonly number[] }) =>
  dice.map((value, i) => (
    <Fragment key={i}>
      {i > 0 && <span className="visually-hidden"> + </span>}
      <span className={styles.ten} data-second={i % 2 === 1 || undefined}>
        {value}
      </span>
    </Fragment>
  ));

const FaceSigns = ({ faces }: { faces: readonly number[] }) =>
  faces.map((face, i) =>
    face < FREE_FACE ? (
      <span key={i} className={styles.face}>
        <MovementDie face={face} />
      </span>
    ) : (
      <Fragment key={i}>
        {i > 0 && ', '}
        {faceName(face)}
      </Fragment>
    ),
  );
