import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { prompt, question } from '@wayrune/engine/text/decision.ts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../app/announce.ts';
import type { GameView } from '../../../game/view/game-view.ts';
import panel from '../../../theme/panel.module.css';
import { Button } from '../../../ui/Button.tsx';
import { useChoosing, useParts, useSessionHere, useTable, useWorld } from '../../../play/context.ts';
import { aheadOf } from '../../../game/thinking/ahead.ts';
import { nameAmong } from '../../../play/gate-words.ts';
import { HintNote } from '../../../play/Hint.tsx';
import { useLook } from '../../../play/look.ts';
import { newsLine } from '../../../play/news.ts';
import { Odds } from '../../../play/Odds.tsx';
import { cardOf, sortOptions, wordOf } from '../../../play/options.ts';
import { straightOn } from '../../../play/straight-on.ts';
import { useGateHere } from '../stages/gate-here.ts';
import { useOverMap } from '../stages/over-map.ts';
import { nameOnCard } from '../stages/resolved-card.ts';
import { claimedBy, needsMap, roomOf } from '../stages/stages.ts';
import { DiceLeft } from './DiceLeft.tsx';
import { areMany, DockOptions, shareOut } from './DockOptions.tsx';
import { DockTools } from './DockTools.tsx';
import { GateDock } from './GateDock.tsx';
import { Headline } from './Headline.tsx';
import { MoveButton, PlaceThere, useMoveHere, WayDetail } from './WayThere.tsx';
import { MoreChoices } from './MoreChoices.tsx';
import { PastDock } from './PastDock.tsx';
import styles from './Dock.module.css';
import headline from './Headline.module.css';

/**
 * What to press: always at the bottom, always of one size, so that nothing moves under the pointer. Choices that do not
 * fit become rows above it. A stage that has the table for itself has a wide dock from its first question to its last,
 * and may fill it itself.
 */
export function Dock() {
  const choosing = useChoosing();
  const waits = useGateHere() !== null;
  const viewer = useTable((game) => game.viewer);
  const over = useOverMap();
  const past = useTable((game) => game.moment !== null);
  const Own = over?.Dock;
  return (
    <section
      className={`${styles.dock ?? ''} ${over?.whole === true && !past ? (styles.whole ?? '') : (panel.plate ?? '')}`}
      aria-labelledby="decision"
      data-seat={choosing?.decision?.seat ?? viewer}
      data-plate="dock"
      data-over-stage={over === null ? undefined : roomOf(over)}
    >
      {past ? (
        <PastDock />
      ) : Own !== undefined ? (
        <Own />
      ) : choosing !== null ? (
        <Decision />
      ) : waits ? (
        <GateDock />
      ) : (
        <Watching />
      )}
    </section>
  );
}

function Decision() {
  const world = useWorld();
  const state = useTable((game) => game.state);
  const sorted = useMemo(() => {
    const all = sortOptions(world, state);
    const named = all.main.map((choice) => ({
      ...choice,
      label: nameOnCard(world, state, choice.id) ?? choice.label,
    }));
    return { ...all, main: named };
  }, [world, state]);
  const straight = useMemo(() => straightOn(world, state), [world, state]);
  const isMoving = useMoveHere() !== null;
  // A space that was pressed is where one wants to go now.
  const choices = straight === null || isMoving ? sorted : { ...sorted, main: [...sorted.main, straight] };
  const said = useMemo(() => prompt(world, state), [world, state]);
  const { headline, detail } = useMemo(() => question(world, state), [world, state]);
  const { seat = 0 } = state.decision ?? {};
  const who = useTable((game) => nameAmong(game, seat)) ?? undefined;
  useEffect(() => announce(said), [said, state]);
  const claimed = claimedBy(
    useParts(),
    world,
    state,
    useLook((now) => now.brokenStage),
  );
  const over = useOverMap();
  const parts = useParts();
  // What can be used on the plate of the Hero needs no second button; over a stage the plate may be out of sight.
  const isOnHero = (option: string): boolean => {
    const card = over === null && wordOf(option) === 'use' ? cardOf(world, option) : null;
    return card !== null && parts.some((part) => part.showsCard?.(infoOf(world, card)) === true);
  };
  const [own] = parts.flatMap(({ docks }) => docks?.[state.decision?.kind ?? ''] ?? []);
  const isOwn = (option: string): boolean => own?.claims.includes(wordOf(option)) === true;
  const shared = shareOut(choices, (option) => claimed(option) || isOnHero(option) || isOwn(option), {
    onMap: needsMap(parts, state),
  });
  const beside = own === undefined ? shared.beside : [];
  const above = own === undefined ? shared.above : [...shared.beside, ...shared.above];
  const ahead = useMemo(() => aheadOf(world, state), [world, state]);
  const isAmongRivals = ahead?.about === 'duel' && ahead.others.length > 1;
  return (
    <>
      <Headline
        // Where several play, whoever is asked is called by the name that they entered.
        who={who}
        said={headline}
        detail={
          own !== undefined ? (
            <own.Detail />
          ) : ahead === null || isAmongRivals ? (
            <WayDetail otherwise={detail} />
          ) : (
            <Odds />
          )
        }
        tools={<DockTools discards={choices.discards} />}
      />
      <div className={styles.act}>
        {own !== undefined ? (
          <own.Component />
        ) : (
          <>
            {!areMany(beside) && (
              <div className={styles.facts}>
                <DiceLeft />
                <PlaceThere />
              </div>
            )}
            <DockOptions choices={beside}>
              <MoveButton />
            </DockOptions>
          </>
        )}
      </div>
      <MoreChoices
        choices={above}
        ways={choices.ways}
        discards={choices.discards}
        isAmongRivals={isAmongRivals}
      >
        <HintNote />
      </MoreChoices>
    </>
  );
}

const peopleIn = (sitters: GameView['sitters']): number =>
  sitters.filter(({ kind }) => kind === 'human').length;

/** The turn that is shown is that of the one person here. */
const isOwn = ({ state, sitters, viewer }: GameView): boolean =>
  state.active === viewer && peopleIn(sitters) === 1;

/** Others act: what happens now, and a way to see the end of it at once. */
function Watching() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const line = useTable(newsLine);
  const name = useTable((game) => (isOwn(game) ? null : (game.names[game.state.active] ?? '')));
  const over = useTable((game) => game.state.over !== null);
  return (
    <div className={styles.watch} aria-busy={!over}>
      <h2 id="decision" className={headline.prompt} data-length="middle">
        {over ? t('over') : name === null ? t('playing') : t('acts', { name })}
      </h2>
      <p className={styles.now}>{line ?? t('rolling')}</p>
      {!over && (
        <Button onPress={session.skip} data-key="Space">
          {t('skip')}
        </Button>
      )}
    </div>
  );
}
