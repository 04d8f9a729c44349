/** What a screen reader says of a space in Zanaga; the chart draws the towns, and the pointer tells the rest. */
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import i18next from 'i18next';
import type { MapSign, MarkOnMap } from '../../../parts/part.ts';
import { monstersOf, haunts, threatsAt } from '../roaming/roaming-model.ts';

const Nothing = (): null => null;
/** One object for each kind: a space is drawn again when it gets another. */
const known = new Map<string, MapSign>();

function signOf(game: Game, cards: readonly string[]): MapSign {
  const id = `attack ${cards.join(' ')}`;
  const names = cards.map((card) => cardName(game.world, card)).join(', ');
  const sign = known.get(id) ?? {
    id,
    Drawing: Nothing,
    says: () => i18next.t('mists-of-zanaga:roaming.says', { names }),
  };
  known.set(id, sign);
  return sign;
}

function townSign(kind: 'native-village' | 'trading-outpost' | 'lost-city'): MapSign {
  const sign = known.get(kind) ?? {
    id: kind,
    Drawing: Nothing,
    says: () => i18next.t(`mists-of-zanaga:towns.${kind}`),
  };
  known.set(kind, sign);
  return sign;
}

export function signsOn(game: Game): MarkOnMap[] {
  const cards = monstersOf(game).map(({ card }) => card);
  const attacked = haunts(game, cards).map((space) => ({
    space,
    sign: signOf(game, threatsAt(game, space)),
  }));
  const towns = landOf(game).towns.flatMap(({ kind, space }) =>
    kind === 'free-town' || space === null ? [] : [{ space, sign: townSign(kind) }],
  );
  return [...attacked, ...towns];
}
