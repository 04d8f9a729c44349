import { cardName } from '@wayrune/engine/text/names.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { Medallion } from '../../../../cards/Picture.tsx';
import { useSessionHere, useWorld } from '../../../../play/context.ts';
import { look } from '../../../../play/look.ts';
import { cardOf, type Choice, lookOf } from '../../../../play/options.ts';
import { Percent } from './Percent.tsx';
import styles from './Actions.module.css';

/** Cards that may be used, and whatever else a fight asks, in the place of the actions: what does not fit scrolls. */
export function WindowChoices({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className={styles.acts} data-window>
      {choices.map((choice, i) => (
        <ChoiceButton key={choice.id} choice={choice} number={i + 1} />
      ))}
    </div>
  );
}

function ChoiceButton({ choice: { id, label, chance }, number }: { choice: Choice; number: number }) {
  const session = useSessionHere();
  const world = useWorld();
  const card = cardOf(world, id);
  const [title, detail] = card === null ? [label, ''] : split(label, cardName(world, card));
  return (
    <button
      type="button"
      className={styles.act}
      data-plain={lookOf(id) === 'plain' || undefined}
      title={label}
      onClick={() => session.choose(id)}
      onPointerEnter={() => look({ option: id })}
      onPointerLeave={() => look({ option: null })}
      onFocus={() => look({ option: id })}
      onBlur={() => look({ option: null })}
      data-option={id}
      {...(number < 10 ? { 'data-key': String(number) } : {})}
    >
      {card !== null && (
        <span className={styles.face}>
          <span className={styles.ring}>
            <Medallion info={infoOf(world, card)} />
          </span>
        </span>
      )}
      <span className={styles.what}>
        <b>{title}</b>
        {detail !== '' && <small>{detail}</small>}
      </span>
      {chance !== null && <Percent value={chance} />}
    </button>
  );
}

/** "Use Tollman's Sword (pay 1 gold): +2 to the roll": what is used, and what for. */
function split(label: string, name: string): readonly [string, string] {
  const at = label.indexOf(': ', label.indexOf(name));
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 2)];
}
