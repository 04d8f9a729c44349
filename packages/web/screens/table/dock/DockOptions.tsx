import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { ReactNode } from 'react';
import { Chance } from '../../../play/Chance.tsx';
import { useSessionHere, useTable } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { useOdds } from '../../../play/Odds.tsx';
import { type Choice, type Choices, lookOf, wordOf } from '../../../play/options.ts';
import { Button, type Look } from '../../../ui/Button.tsx';
import styles from './DockOptions.module.css';

/** A choice with the number that presses it. */
export interface Numbered {
  readonly choice: Choice;
  readonly number: number;
}

/** As many buttons stand side by side in the dock, and so many letters fit on one; a chance has the room of some. */
const MOST = 2;
const LETTERS = 34;
const CHANCE = 13;
/** Places with names as short as this stand in the dock, however many: they are pressed on the map, which stays in sight. */
const NAME = 16;
/** More letters than this are set smaller beside odds: enemies have long names. */
const LONG = 28;

const fits = ({ choice: { label, chance } }: Numbered): boolean =>
  label.length + (chance === null ? 0 : CHANCE) <= LETTERS;

/** What could be done besides: it does not answer the question. */
export const IN_PASSING: ReadonlySet<string> = new Set(['use', 'empower', 'rest-with']);

/** Before the dice are rolled the dock has room for a third: what waits where the Hero stands. */
const waitsHere = ({ choice }: Numbered): boolean => wordOf(choice.id).startsWith('stay+');

/**
 * Which buttons stand in the dock and which become rows above it. Two short ones fit; of more, the one that is probably
 * wanted and the one that answers "nothing of this" stay in the dock, where they always are.
 */
export function shareOut(
  choices: Pick<Choices, 'main'>,
  claimed: (option: string) => boolean,
  { onMap = false }: { readonly onMap?: boolean } = {},
): { readonly beside: readonly Numbered[]; readonly above: readonly Numbered[] } {
  const all = choices.main.filter(({ id }) => !claimed(id)).map((choice, i) => ({ choice, number: i + 1 }));
  if (
    all.length <= (all.some(waitsHere) ? MOST + 1 : MOST) &&
    !all.some(({ choice }) => IN_PASSING.has(wordOf(choice.id))) &&
    all.every(fits)
  )
    return { beside: all, above: [] };
  if (onMap && all.every(({ choice }) => choice.label.length <= NAME)) return { beside: all, above: [] };
  const short = all.filter(fits);
  const wanted = short.filter(({ choice }) => lookOf(choice.id) === 'primary');
  const beside = [
    ...short.filter(({ choice }) => lookOf(choice.id) === 'plain').slice(-1),
    ...short.filter(waitsHere),
    ...(wanted.length === 1 ? wanted : []),
  ];
  return { beside, above: all.filter((one) => !beside.includes(one)) };
}

/** More than usually stand in the dock: they have all of its width. */
export const areMany = (choices: readonly Numbered[]): boolean => choices.length > MOST + 1;

/** The buttons of the dock: what one probably wants comes last, at the right. */
export function DockOptions({
  choices,
  children,
}: {
  readonly choices: readonly Numbered[];
  readonly children?: ReactNode;
}) {
  const rank = ({ choice }: Numbered): number => (lookOf(choice.id) === 'primary' ? 1 : 0);
  return (
    <div className={styles.options} data-many={areMany(choices) || undefined}>
      {choices
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ choice, number }) => (
          <OptionButton key={choice.id} choice={choice} number={number} />
        ))}
      {children}
    </div>
  );
}

/** The chance to win what waits on a space; its place is kept while it is counted. */
function ChanceThere({ space }: { space: SpaceId }) {
  const odds = useOdds(
    useTable((game) => game.state),
    space,
  );
  if (odds === null) return null;
  return <span className={styles.chance}>{odds === 'counting' ? '…' : <Chance value={odds.win} />}</span>;
}

interface OptionProps extends Numbered {
  readonly row?: boolean;
  /** What is known of it, at the end of its row. */
  readonly children?: ReactNode;
}

export function OptionButton({ choice, number, row = false, children }: OptionProps) {
  const session = useSessionHere();
  const own = lookOf(choice.id);
  const looks: Look[] = [...(own === 'primary' ? [own] : []), ...(row ? (['row'] as const) : [])];
  return (
    <Button
      look={looks}
      onPress={() => session.chooseAll(choice.path ?? [choice.id])}
      onPointerEnter={() => look({ option: choice.id })}
      onPointerLeave={() => look({ option: null })}
      data-option={choice.id}
      data-waits={
        typeof choice.oddsAt === 'string' ? (choice.label.length > LONG ? 'long' : 'short') : undefined
      }
      {...(number < 10 ? { 'data-key': String(number) } : {})}
    >
      {number < 10 && (
        <kbd className={styles.key} aria-hidden="true">
          {number}
        </kbd>
      )}
      <span className={styles.label}>{choice.label}</span>
      {choice.chance !== null && <Chance value={choice.chance} />}
      {typeof choice.oddsAt === 'string' && <ChanceThere space={choice.oddsAt} />}
      {children}
    </Button>
  );
}
