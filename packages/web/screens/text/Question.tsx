import { percentage } from '@wayrune/engine/text/percent.ts';
import { capital } from '@wayrune/engine/effects/words.ts';
import type { MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import { prompt, ruleOf } from '@wayrune/engine/text/decision.ts';
import { faceName } from '@wayrune/engine/text/names.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useChoosing, useRules, useSessionHere, useTable } from '../../play/context.ts';
import { useGateWords } from '../../play/gate-words.ts';
import { HintButton, HintNote } from '../../play/Hint.tsx';
import { Odds } from '../../play/Odds.tsx';
import { cardOf, wordOf } from '../../play/options.ts';
import { CardLines } from './CardWords.tsx';
import { Fight } from './Fight.tsx';
import { type Group, groupOptions, type Journey, journeys, type Spoken } from './grouping.ts';
import { isWorthSaying } from './surroundings.ts';
import { useSightWords } from './words.ts';
import styles from './text.module.css';

/** The decision, or who is awaited. The heading takes the focus whenever a new question is asked. */
export function Question() {
  const choosing = useChoosing() !== null;
  const gate = useTable((game) => (game.moment === null ? (game.gate?.id ?? null) : null));
  const entries = useTable((game) => game.entries);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const { activeElement } = document;
    const elsewhere = activeElement !== document.body && !isInside(heading.current, activeElement);
    if ((choosing || gate !== null) && !first.current && !elsewhere) heading.current?.focus();
    first.current = false;
  }, [choosing, gate, entries]);
  return (
    <section className={`${styles['block'] ?? ''} ${panel['panel'] ?? ''}`} aria-labelledby="text-decision">
      {choosing ? (
        <Decision heading={heading} />
      ) : gate !== null ? (
        <AtGate heading={heading} />
      ) : (
        <Watching />
      )}
    </section>
  );
}

const isInside = (heading: HTMLElement | null, element: Element | null): boolean =>
  element === null || (heading?.parentElement?.contains(element) ?? true);

type Heading = React.RefObject<HTMLHeadingElement | null>;

function Decision({ heading }: { heading: Heading }) {
  const { t } = useTranslation('text');
  const rules = useRules();
  const session = useSessionHere();
  const people = useTable((game) => game.sitters.filter(({ kind }) => kind === 'human').length);
  const names = useTable((game) => game.names);
  const barrier = useTable((game) => game.undoBarrier);
  const { world, state } = rules;
  const groups = useMemo(() => groupOptions(rules), [rules]);
  const numbers = groups.flatMap(({ choices }) => choices.map(({ id }) => id));
  const { kind = '', seat = 0 } = state.decision ?? {};
  return (
    <>
      <h2 id="text-decision" tabIndex={-1} ref={heading} className={styles['question']}>
        {people > 1 && `${names[seat] ?? ''}: `}
        {prompt(world, state, { codes: true })}
      </h2>
      <Dice />
      <Fight />
      <div className={styles['odds']}>
        <Odds />
      </div>
      <HintNote />
      <Journeys all={journeys(rules)} />
      {groups.map(({ group, choices }) => (
        <OptionList key={group} group={group} choices={choices} numbers={numbers} />
      ))}
      <div className={styles['tools']}>
        <a className={buttonClass('quiet', 'small')} href={href('rules', ruleOf(world, kind))} data-key="r">
          {t('rule')}
        </a>
        <HintButton />
        <Button look={['quiet', 'small']} isDisabled={barrier !== null} onPress={session.undo} data-key="u">
          {t('undo')}
        </Button>
        {barrier !== null && <p className={styles['barrier']}>{t('noUndo', { why: barrier })}</p>}
      </div>
    </>
  );
}

/** What lies there to move with. */
function Dice() {
  const { t } = useTranslation('text');
  const { state } = useRules();
  const movement = state.frames.find((frame): frame is MovementFrame => frame.proc === 'movement');
  if (state.decision?.kind !== 'step' || movement === undefined || movement.dice.length === 0) return null;
  return <p>{t('yourDice', { dice: movement.dice.map(faceName).join(', ') })}</p>;
}

interface ListProps {
  readonly group: Group;
  readonly choices: readonly Spoken[];
  readonly numbers: readonly string[];
}

function OptionList({ group, choices, numbers }: ListProps) {
  const { t } = useTranslation('text');
  const list = (
    <ul className={styles['options']}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <Option choice={choice} number={numbers.indexOf(choice.id) + 1} />
        </li>
      ))}
    </ul>
  );
  if (group === 'main' || group === 'leave') return list;
  if (group === 'discard')
    return (
      <details className={styles['words']}>
        <summary>{t('groups.discard', { count: choices.length })}</summary>
        {list}
      </details>
    );
  return (
    <>
      <h3>{t(`groups.${group}`)}</h3>
      {list}
    </>
  );
}

/** Options that are a card one would have: its words stand below them. */
const TOLD: ReadonlySet<string> = new Set(['buy', 'keep', 'form']);

function Option({ choice, number }: { choice: Spoken; number: number }) {
  const { t } = useTranslation('text');
  const session = useSessionHere();
  const { world } = useRules();
  const card = TOLD.has(wordOf(choice.id)) ? cardOf(world, choice.id) : null;
  return (
    <>
      <Button
        look="row"
        onPress={() => session.choose(choice.id)}
        data-option={choice.id}
        data-key={number < 10 ? number : undefined}
      >
        <span>
          {number < 10 && <kbd aria-hidden="true">{number}</kbd>}{' '}
          {choice.wind !== null && `${capital(t(`winds.${choice.wind}`))}: `}
          {choice.label}
        </span>
        {choice.chance !== null && (
          <span className={styles['chance']}>{t('chance', { percent: percentage(choice.chance) })}</span>
        )}
      </Button>
      {card !== null && <CardLines card={card} />}
    </>
  );
}

/** Whole journeys with the dice that lie there; those to places where there is nothing are folded away. */
function Journeys({ all }: { all: readonly Journey[] }) {
  const { t } = useTranslation('text');
  if (all.length === 0) return null;
  const worth = all.filter(({ sight }) => isWorthSaying(sight));
  const empty = all.filter(({ sight }) => !isWorthSaying(sight));
  return (
    <>
      <h3>{t('groups.journey', { count: worth.length })}</h3>
      <JourneyList journeys={worth} />
      {empty.length > 0 && (
        <details className={styles['words']}>
          <summary>{t('groups.empty', { count: empty.length })}</summary>
          <JourneyList journeys={empty} />
        </details>
      )}
    </>
  );
}

function JourneyList({ journeys: list }: { journeys: readonly Journey[] }) {
  const { t } = useTranslation('text');
  const session = useSessionHere();
  const words = useSightWords();
  return (
    <ul className={styles['options']}>
      {list.map(({ sight, path }) => (
        <li key={sight.space}>
          <Button look={['row', 'small']} onPress={() => session.chooseAll(path)} data-journey={sight.space}>
            <span>
              {words.place(sight)}, {words.way(sight)}
            </span>
            <span className={styles['chance']}>{t('dice', { count: path.length })}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AtGate({ heading }: { heading: Heading }) {
  const { t } = useTranslation('text');
  const session = useSessionHere();
  const words = useGateWords();
  if (words === null) return null;
  const { gate, title, lines, proceed } = words;
  return (
    <>
      <h2 id="text-decision" tabIndex={-1} ref={heading} className={styles['question']} data-gate={gate.kind}>
        {title}
      </h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      <ul className={styles['options']}>
        <li>
          <Button look="row" onPress={session.proceed} data-key="1" data-option="continue">
            <span>
              <kbd aria-hidden="true">1</kbd> {proceed}
            </span>
          </Button>
        </li>
        {gate.kind === 'turn-over' && (
          <li>
            <Button look="row" onPress={session.undo} data-key="u">
              {t('undo')}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

function Watching() {
  const { t } = useTranslation('text');
  const name = useTable((game) => game.names[game.thinking ?? game.state.active] ?? '');
  const past = useTable((game) => game.moment !== null);
  return (
    <h2 id="text-decision" tabIndex={-1} className={styles['question']} aria-busy={!past}>
      {past ? t('past') : t('acts', { name })}
    </h2>
  );
}
