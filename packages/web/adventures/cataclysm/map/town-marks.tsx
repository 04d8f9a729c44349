/** What has become of the towns, and where quests lead, on the map. */
import { CURSE_TERRAIN, type Fate, findCataclysm } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import type { Board } from '@wayrune/engine/rules/world/board.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import i18next from 'i18next';
import { CURSE_MARKS, destroyedTown } from '../../../map/draw/fallen-town.ts';
import { townParts } from '../../../map/draw/town.ts';
import { seeded } from '../../../map/seeded.ts';
import type { MapSign, MarkOnMap } from '../../../parts/part.ts';
import { goalsOf } from '../curses/curses-model.ts';
import styles from './town-marks.module.css';

const Parts = ({ of }: { of: readonly { readonly kind: string; readonly d: string }[] }) =>
  of.map(({ kind, d }, i) => <path key={i} className={styles.part} data-kind={kind} d={d} />);

/** One object for each kind: a space is drawn again when it gets another. */
const signs = new Map<string, MapSign>();

function remembered(id: string, make: () => Omit<MapSign, 'id'>): MapSign {
  const sign = signs.get(id) ?? { id, ...make() };
  signs.set(id, sign);
  return sign;
}

/** The chart shows no town there any more: what is left of it is drawn with its mark, over its name. */
function fallen(board: Board, order: number, fate: Fate): MapSign | null {
  const town = board.towns[order];
  if (town === undefined || fate.is === 'freed') return null;
  const { id, name } = town;
  if (fate.is === 'destroyed')
    return remembered(`destroyed ${id}`, () => {
      const ruin = destroyedTown(seeded(id));
      return {
        Drawing: () => (
          <g data-fate="destroyed">
            <Parts of={ruin} />
            <Name name={name} />
          </g>
        ),
        says: () => i18next.t('cataclysm:towns.destroyedTown', { town: name }),
      };
    });
  const { curse } = fate;
  return remembered(`cursed ${id} ${curse}`, () => {
    const houses = townParts(town, order, board.id);
    const { behind, over } = CURSE_MARKS[curse];
    return {
      Drawing: () => (
        <g data-fate="cursed">
          <circle className={styles.blight} r={31} />
          <Parts of={behind} />
          <g className={styles.houses}>
            <Parts of={houses} />
          </g>
          <Parts of={over} />
          <Name name={name} />
        </g>
      ),
      says: () =>
        i18next.t('cataclysm:towns.cursedTown', {
          town: name,
          curse: i18next.t(`cataclysm:curses.names.${curse}`),
          terrain: i18next.t(`cataclysm:road.terrains.${CURSE_TERRAIN[curse]}`),
        }),
    };
  });
}

const Name = ({ name }: { name: string }) => (
  <text className={styles.name} y={33}>
    {name}
  </text>
);

/** A pennant: somebody's quest goes on here. */
const Pennant = () => (
  <g transform="translate(17 -20)" className={styles.pennant}>
    <path d="M0 14V-6" />
    <path d="M0-6L13-1.500L0 3Z" />
  </g>
);
function goalSign(game: Game, quests: readonly string[]): MapSign {
  const names = quests.map((quest) => cardName(game.world, quest)).join(', ');
  return remembered(`goal ${quests.join(' ')}`, () => ({
    Drawing: Pennant,
    says: () => i18next.t('cataclysm:quests.goal', { names }),
  }));
}

/** The goals are those of whoever acts; a figure that nobody has placed yet has none. */
export function signsOn(game: Game): MarkOnMap[] {
  const found = findCataclysm(game.state);
  if (found === null) return [];
  const { board } = game.world;
  const towns = board.towns.flatMap(({ space }, order): MarkOnMap[] => {
    const fate = found.towns[order] ?? null;
    const sign = fate === null ? null : fallen(board, order, fate);
    return sign === null ? [] : [{ space, sign }];
  });
  const leads = [...goalsOf(game, game.state.active)].map(([space, quests]) => ({
    space,
    sign: goalSign(game, quests),
  }));
  return [...towns, ...leads];
}
