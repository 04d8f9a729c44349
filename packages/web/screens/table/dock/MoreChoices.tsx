import { FREE_FACE } from '@wayrune/engine/rules/turn/movement.ts';
import { faceName } from '@wayrune/engine/text/names.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MovementDie } from '../../../dice/MovementDie.tsx';
import { useSessionHere, useTable, useWorld } from '../../../play/context.ts';
import { look, useLook } from '../../../play/look.ts';
import { RivalOdds, useOdds } from '../../../play/Odds.tsx';
import { type Choice, spaceOf, type Way, wordOf } from '../../../play/options.ts';
import panel from '../../../theme/panel.module.css';
import { Button } from '../../../ui/Button.tsx';
import { IN_PASSING, type Numbered, OptionButton } from './DockOptions.tsx';
import styles from './MoreChoices.module.css';

interface Props {
  readonly choices: readonly Numbered[];
  readonly ways: readonly Way[];
  readonly discards: readonly Choice[];
  /** Several Heroes may be attacked. */
  readonly isAmongRivals?: boolean;
  /** What is said about the choice: a suggestion. */
  readonly children?: ReactNode;
}

/** Above the dock: the choices that do not fit into it, as rows, and what is rarely wanted, folded. */
export function MoreChoices({ choices, ways, discards, isAmongRivals = false, children }: Props) {
  // What a card or a Hero could do now is offered in passing; it does not answer the question.
  const uses = choices.filter(({ choice }) => IN_PASSING.has(wordOf(choice.id)));
  const rows = choices.filter((one) => !uses.includes(one));
  const world = useWorld();
  const areOnMap = rows.every(({ choice }) => spaceOf(world, choice.id) !== null);
  return (
    <div className={styles.above} data-more="">
      {children}
      {uses.length > 0 && (
        <div className={styles.uses}>
          {uses.map((one) => (
            <OptionButton key={one.choice.id} {...one} />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div
          className={`${styles.rows ?? ''} ${panel.plate ?? ''}`}
          data-rows=""
          data-on-map={areOnMap || undefined}
        >
          {isAmongRivals ? (
            <RivalRows rows={rows} />
          ) : (
            rows.map((one) => <OptionButton key={one.choice.id} {...one} row />)
          )}
        </div>
      )}
      {discards.length > 0 && <Discards choices={discards} />}
      {ways.length > 0 && <Ways ways={ways} />}
    </div>
  );
}

/** Each attack with its own odds. */
function RivalRows({ rows }: { rows: readonly Numbered[] }) {
  const odds = useOdds(useTable((game) => game.state));
  const rivals = odds === null || odds === 'counting' ? [] : odds.rivals;
  return rows.map((one) => {
    const rival = rivals.find(({ seat }) => one.choice.id === `attack:${seat}`);
    return (
      <OptionButton key={one.choice.id} {...one} row>
        {rival !== undefined && (
          <span className={styles.rival} data-odds="duel">
            <RivalOdds rival={rival} />
          </span>
        )}
      </OptionButton>
    );
  });
}

/** Step by step, for those who would rather not press on the map: out of sight until the keyboard comes to it. */
function Ways({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation('table');
  return (
    <fieldset className={styles.ways}>
      <legend>{t('oneStep')}</legend>
      {ways.map((way) => (
        <WayChip key={way.space} way={way} />
      ))}
    </fieldset>
  );
}

/** A neighbouring space: a button, or one for each die that leads there. */
function WayChip({ way: { name, choices, space } }: { way: Way }) {
  const session = useSessionHere();
  const several = choices.length > 1;
  return (
    <span className={several ? styles.chip : ''}>
      {several && <span>{name}</span>}
      {choices.map(({ id, label }) => (
        <Button
          key={id}
          look={several ? ['small', 'quiet'] : ['small', 'plain']}
          aria-label={label}
          onPress={() => session.choose(id)}
          onPointerEnter={() => look({ option: id, looked: space })}
          onPointerLeave={() => look({ option: null, looked: null })}
          onFocus={() => look({ looked: space })}
          onBlur={() => look({ looked: null })}
          data-option={id}
        >
          {several ? <StepDie option={id} /> : name}
        </Button>
      ))}
    </span>
  );
}

/** The die that pays a step. */
function StepDie({ option }: { option: string }) {
  const face = Number(option.split(':')[2]);
  return (
    <span className={styles.die}>{face < FREE_FACE ? <MovementDie face={face} /> : faceName(face)}</span>
  );
}

function Discards({ choices }: { choices: readonly Choice[] }) {
  const session = useSessionHere();
  const open = useLook((now) => now.discarding);
  if (!open) return null;
  const discard = (id: string): void => {
    look({ discarding: false });
    session.choose(id);
  };
  return (
    <div className={`${styles.rows ?? ''} ${panel.plate ?? ''}`}>
      {choices.map(({ id, label }) => (
        <Button key={id} look={['row', 'danger']} onPress={() => discard(id)} data-option={id}>
          <span>{label}</span>
        </Button>
      ))}
    </div>
  );
}
