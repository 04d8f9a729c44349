/** What has become of the towns, and where quests lead, on the map. */
import { CURSES, type Curse } from '@wayrune/engine/effects/vocabulary.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import { findCataclysm } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import { CURSE_TERRAIN } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import i18next from 'i18next';
import { CURSE_MARKS, destroyedTown, type RuinPart } from '../../../map/draw/fallen-town.ts';
import { seeded } from '../../../map/seeded.ts';
import type { MapSign, MarkOnMap } from '../../../parts/part.ts';
import { goalsOf } from '../curses/curses-model.ts';
import styles from './town-marks.module.css';

const Parts = ({ of }: { of: readonly RuinPart[] }) =>
  of.map(({ kind, d }, i) => <path key={i} className={styles.part} data-kind={kind} d={d} />);

const RUIN = destroyedTown(seeded('ruin'));

const DESTROYED: MapSign = {
  id: 'destroyed',
  Drawing: () => <Parts of={RUIN} />,
  says: () => i18next.t('cataclysm:towns.destroyed'),
};

const cursedSign = (curse: Curse): MapSign => ({
  id: `cursed ${curse}`,
  Drawing: () => (
    <>
      <Parts of={CURSE_MARKS[curse].behind} />
      <Parts of={CURSE_MARKS[curse].over} />
    </>
  ),
  says: () =>
    i18next.t('cataclysm:towns.cursed', {
      curse: i18next.t(`cataclysm:curses.names.${curse}`),
      terrain: i18next.t(`cataclysm:road.terrains.${CURSE_TERRAIN[curse]}`),
    }),
});
const CURSED = Object.fromEntries(CURSES.map((curse) => [curse, cursedSign(curse)])) as Record<
  Curse,
  MapSign
>;

/** A pennant: somebody's quest goes on here. */
const Pennant = () => (
  <g transform="translate(17 -20)" className={styles.pennant}>
    <path d="M0 14V-6" />
    <path d="M0-6L13-1.500L0 3Z" />
  </g>
);
/** One object for each kind: a space is drawn again when it gets another. */
const goals = new Map<string, MapSign>();

function goalSign(game: Game, quests: readonly string[]): MapSign {
  const id = `goal ${quests.join(' ')}`;
  const names = quests.map((quest) => cardName(game.world, quest)).join(', ');
  const sign = goals.get(id) ?? {
    id,
    Drawing: Pennant,
    says: () => i18next.t('cataclysm:quests.goal', { names }),
  };
  goals.set(id, sign);
  return sign;
}

/** The goals are those of whoever acts; a figure that nobody has placed yet has none. */
export function signsOn(game: Game): MarkOnMap[] {
  const found = findCataclysm(game.state);
  if (found === null) return [];
  const towns = game.world.board.towns.flatMap(({ space }, i): MarkOnMap[] => {
    const fate = found.towns[i] ?? null;
    if (fate === null || fate.is === 'freed' || space === null) return [];
    return [{ space, sign: fate.is === 'destroyed' ? DESTROYED : CURSED[fate.curse] }];
  });
  const leads = [...goalsOf(game, game.state.active)].map(([space, quests]) => ({
    space,
    sign: goalSign(game, quests),
  }));
  return [...towns, ...leads];
}
