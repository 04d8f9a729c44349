import { FREE_FACE, type MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import { faceName } from '@wayrune/engine/text/names.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MovementDie } from '../../../dice/MovementDie.tsx';
import { Button, type Look } from '../../../ui/Button.tsx';
import { Chance } from '../../../play/Chance.tsx';
import { useSessionHere, useTable } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { type Choice, type Choices, lookOf, type Way } from '../../../play/options.ts';
import styles from './Dock.module.css';

interface Props {
  readonly choices: Choices;
  /** What is chosen elsewhere on the table. */
  readonly claimed: (option: string) => boolean;
}

export function DockOptions({ choices, claimed }: Props) {
  const main = choices.main.filter(({ id }) => !claimed(id));
  return (
    <div className={styles.options}>
      {main.map((choice, i) => (
        <OptionButton key={choice.id} choice={choice} number={i + 1} />
      ))}
      {choices.discards.length > 0 && <Discards choices={choices.discards} />}
      {choices.ways.length > 0 && <Ways ways={choices.ways} />}
    </div>
  );
}

function OptionButton({ choice, number }: { choice: Choice; number: number }) {
  const session = useSessionHere();
  const own = lookOf(choice.id);
  const looks: Look[] = own === null ? [] : [own];
  return (
    <Button
      look={looks}
      onPress={() => session.choose(choice.id)}
      onPointerEnter={() => look({ option: choice.id })}
      onPointerLeave={() => look({ option: null })}
      data-option={choice.id}
      {...(number < 10 ? { 'data-key': String(number) } : {})}
    >
      {number < 10 && (
        <kbd className={styles.key} aria-hidden="true">
          {number}
        </kbd>
      )}
      <span>{choice.label}</span>
      {choice.chance !== null && <Chance value={choice.chance} />}
    </Button>
  );
}

/** Step by step, for those who would rather not click on the map. */
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

/** The dice that are left to move with. */
export function DiceLeft() {
  const frame = useTable(({ state }) =>
    state.decision?.kind === 'step'
      ? (state.frames.findLast(({ proc }) => proc === 'movement') ?? null)
      : null,
  ) as MovementFrame | null;
  if (frame === null || frame.dice.length === 0) return null;
  return (
    <div className={styles.diceLeft}>
      {frame.dice.map((face, i) =>
        face < FREE_FACE ? (
          <MovementDie key={i} face={face} order={i} />
        ) : (
          <span key={i}>{faceName(face)}</span>
        ),
      )}
    </div>
  );
}

function Discards({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.discards}>
      <Button look={['small', 'plain']} aria-expanded={open} onPress={() => setOpen(!open)}>
        {t('discards', { count: choices.length })}
      </Button>
      {open &&
        choices.map(({ id, label }) => (
          <Button key={id} look={['small', 'danger']} onPress={() => session.choose(id)} data-option={id}>
            {label}
          </Button>
        ))}
    </div>
  );
}
