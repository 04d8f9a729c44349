import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isDuel, opponent } from '@wayrune/engine/rules/combat/fighters.ts';
import { isGroup } from '@wayrune/engine/rules/combat/joint.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { foeName, heroName } from '@wayrune/engine/text/names.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../../../play/context.ts';
import { useLook } from '../../../../play/look.ts';
import { Throw } from '../throw/Throw.tsx';
import { shortName, thrownNow, waitingThrow } from '../throw/throw-model.ts';
import { fightEvents, sideOf, stepsOf } from './fight-model.ts';
import { FoeSide } from './FoeSide.tsx';
import { PartySide } from './PartySide.tsx';
import { PhaseRibbon } from './PhaseRibbon.tsx';
import { previewOf } from './preview.ts';
import { Rays } from './Rays.tsx';
import styles from './CombatStage.module.css';

/** A fight: foe and party face to face, the dice between them, the round across the top. */
export function CombatStage() {
  const rules = useRules();
  const combat = combatOf(rules);
  return combat === null ? null : <Fight rules={rules} combat={combat} />;
}

function Fight({ rules, combat }: { rules: Game; combat: CombatFrame }) {
  const { t } = useTranslation('fight');
  const { world, state } = rules;
  const viewer = useTable((game) => game.viewer);
  const now = useTable((game) => game.now);
  const events = useFightEvents();
  const seat = sideOf(combat, viewer);
  const steps = useMemo(
    () => stepsOf(rules, combat, seat, events, now?.event ?? null),
    [rules, combat, seat, events, now],
  );
  const duel = isDuel(combat);
  const whose = isGroup(rules, combat) ? 'group' : seat === viewer ? 'you' : 'them';
  const other = duel ? opponent(combat, seat) : -1;
  const against = duel ? heroName(world, state, other) : foeName(world, combat.card);
  return (
    <div className={styles.combat} data-duel={duel || undefined}>
      <Rays />
      <h2 className="visually-hidden">{t('fight', { name: heroName(world, state, seat), against })}</h2>
      <div className={styles.field}>
        <div className={styles.ribbon}>
          <PhaseRibbon round={combat.round} steps={steps} whose={whose} />
        </div>
        <div className={styles.left}>
          {duel ? (
            <PartySide rules={rules} combat={combat} seat={other} side="rival" />
          ) : (
            <FoeSide rules={rules} combat={combat} />
          )}
        </div>
        <div className={styles.middle}>
          <Dice rules={rules} combat={combat} seat={seat} against={against} />
        </div>
        <div className={styles.right}>
          <PartySide rules={rules} combat={combat} seat={seat} side="mine" />
        </div>
      </div>
    </div>
  );
}

/** What has been told of this fight, up to the moment looked at. */
function useFightEvents(): ReturnType<typeof fightEvents> {
  const lines = useTable((game) => game.lines);
  const upTo = useTable((game) => game.moment?.entry);
  return useMemo(() => fightEvents(lines, upTo), [lines, upTo]);
}

interface DiceProps {
  readonly rules: Game;
  readonly combat: CombatFrame;
  readonly seat: number;
  readonly against: string;
}

function Dice({ rules, combat, seat, against }: DiceProps) {
  const now = useTable((game) => game.now);
  const events = useFightEvents();
  const pointed = useLook((at) => at.option);
  const gate = useTable((game) => game.gate);
  const thrown = useMemo(() => thrownNow(rules, events, now), [rules, events, now]);
  const preview = useMemo(
    () => waitingThrow(rules, gate) ?? previewOf(rules, combat, seat, pointed),
    [rules, gate, combat, seat, pointed],
  );
  // What waits for the dice, or what somebody points at, is looked at instead of what lies there.
  const looks =
    gate?.kind === 'roll' ||
    (pointed !== null && preview !== null && now === null && thrown?.success !== null);
  // In a duel the dice may be the other Hero's; against a card the number to reach is always the card's.
  const isTheirs = isDuel(combat) && thrown !== null && thrown.seat !== seat;
  const other = isTheirs ? heroName(rules.world, rules.state, seat) : against;
  return <Throw thrown={looks ? null : thrown} preview={preview} against={shortName(other)} />;
}
