import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isFighting } from '@wayrune/engine/rules/combat/fighters.ts';
import { question } from '@wayrune/engine/text/decision.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../app/announce.ts';
import { useChoosing, useRules, useSessionHere, useTable } from '../../../../play/context.ts';
import { nameAmong } from '../../../../play/gate-words.ts';
import { HintNote } from '../../../../play/Hint.tsx';
import { sortOptions, wordOf } from '../../../../play/options.ts';
import { Button } from '../../../../ui/Button.tsx';
import { sideOf } from '../../stages/fight/fight-model.ts';
import { DockTools } from '../DockTools.tsx';
import { MoreChoices } from '../MoreChoices.tsx';
import { Actions } from './Actions.tsx';
import { actionsOf } from './fight-actions.ts';
import { useFightLine } from './fight-line.ts';
import { FightGate } from './FightGate.tsx';
import { FightOdds } from './FightOdds.tsx';
import { FightStory } from './FightStory.tsx';
import { WindowChoices } from './WindowChoices.tsx';
import styles from './FightDock.module.css';

/** The dock of a fight: one size from its first decision to its last, and every action in its own place. */
export function FightDock() {
  const choosing = useChoosing();
  const waits = useTable((game) => game.gate !== null && game.moment === null);
  return (
    <div className={styles.dock}>
      <div className={styles.inside}>
        {choosing !== null ? <Asked /> : waits ? <FightGate /> : <Watched />}
        {!waits && <Doing />}
      </div>
    </div>
  );
}

/** Decisions in which one attacks, defends or runs. */
const STANCES: ReadonlySet<string> = new Set(['escape', 'ranged', 'melee', 'magic']);
/** How options begin that have a button among the actions; a part of the game may offer others beside them. */
const ACTIONS: ReadonlySet<string> = new Set(['attack', 'defend', 'escape', 'fight']);
/** The number keys are for the actions. */
const UNNUMBERED = 10;
/** Those whose detail is seen on the stage: the numbers of the step, the dice and their sum. */
const SEEN: ReadonlySet<string> = new Set([...STANCES, 'rolled']);

function Asked() {
  const { t } = useTranslation('fight');
  const fightingOut = useTable((game) => game.fightingOut);
  const stopped = fightingOut !== null && fightingOut !== 'on';
  const rules = useRules();
  const { decision } = rules.state;
  const who = useTable((game) => nameAmong(game, decision?.seat ?? 0));
  const { headline, detail } = useMemo(() => question(rules.world, rules.state), [rules]);
  const { main, discards } = useMemo(() => sortOptions(rules.world, rules.state), [rules]);
  const besides = main.filter(({ id }) => STANCES.has(decision?.kind ?? '') && !ACTIONS.has(wordOf(id)));
  // Somebody lies on the ground, and only what that costs is asked.
  const isOver = rules.state.frames.at(-1)?.proc === 'knockout';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    announce(`${headline} ${detail}`);
    // The button that was pressed is gone: whoever plays by keyboard goes on from the question.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [headline, detail, rules]);
  return (
    <div className={styles.head}>
      <h2
        id="decision"
        ref={heading}
        tabIndex={-1}
        className={styles.headline}
        data-long={headline.length > 34 || undefined}
      >
        {who !== null && <span className={styles.who}>{who}: </span>}
        {headline}
      </h2>
      <span className={styles.told} data-stopped={stopped || undefined}>
        {stopped ? t(`stopped.${fightingOut}`) : SEEN.has(decision?.kind ?? '') ? '' : detail}
      </span>
      {!isOver && <FightOdds state={rules.state} />}
      <DockTools discards={discards} />
      <MoreChoices
        choices={besides.map((choice) => ({ choice, number: UNNUMBERED }))}
        ways={[]}
        discards={discards}
      >
        <HintNote />
      </MoreChoices>
    </div>
  );
}

/** Something is being shown, or others decide. */
function Watched() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const line = useFightLine();
  return (
    <div className={styles.head} aria-busy>
      <h2 id="decision" className={styles.headline} data-told>
        {line}
      </h2>
      <Button look={['small', 'plain']} onPress={session.skip} data-key="Space">
        {t('skip')}
      </Button>
    </div>
  );
}

function Doing() {
  const rules = useRules();
  const choosing = useChoosing();
  const session = useSessionHere();
  const viewer = useTable((game) => game.viewer);
  const isPlayed = useTable((game) => game.sitters[game.viewer]?.kind === 'human' && game.moment === null);
  const combat = combatOf(rules);
  const decision = choosing?.decision ?? null;
  const asked = decision !== null && STANCES.has(decision.kind);
  // A lesson tells every step by itself.
  const joins = session.file !== null;
  const seat = decision?.seat ?? (combat === null ? viewer : sideOf(combat, viewer));
  const actions = useMemo(
    () => (combat === null ? [] : actionsOf(rules, combat, seat, asked, joins)),
    [rules, combat, seat, asked, joins],
  );
  const choices = useMemo(
    () => (decision === null ? null : sortOptions(rules.world, rules.state)),
    [decision, rules],
  );
  if (combat === null) return null;
  if (choices !== null && !asked) return <WindowChoices choices={choices.main} />;
  if (!isPlayed || !isFighting(combat, viewer)) return <FightStory />;
  const plain = choices?.main.find(
    ({ id }) => id === 'fight' && !actions.some((one) => one.choices[0] === id),
  );
  return <Actions rules={rules} seat={seat} actions={actions} stay={plain ?? null} />;
}
