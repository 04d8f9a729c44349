/** What Zanaga calls things: log lines, questions and options, its tracks in words. */
import type { Gear } from '../../effects/vocabulary.ts';
import { capital } from '../../effects/words.ts';
import { info, type Game } from '../../rules/world/game.ts';
import type { EventLines, Panel, PartWords } from '../../rules/world/words.ts';
import { acts, card, faces, foe, held, line, listed, seat, space } from '../../text/line.ts';
import { cardName, spaceName, townTitle } from '../../text/names.ts';
import { AWAKENING, type Mists, type MistsEvents, mistsOf, type Rite, type Token } from './mists.ts';
import { slotsOf, symbolOf } from './tokens.ts';

const GEAR_NAMES: Readonly<Record<Gear, string>> = {
  'lockjaw-trap': 'lockjaw trap',
  'dead-mans-compass': 'dead man’s compass',
  'shaman-bones': 'shaman bones',
};

const events: EventLines<keyof MistsEvents> = {
  'token-drawn': (e) =>
    e.onto === null
      ? line`${acts(e.seat, 'draws')} a ${e.token} token.`
      : line`${acts(e.seat, 'lays')} a ${e.token} token on ${card(e.onto)}.`,
  'token-returned': (e) => line`${acts(e.seat, 'returns')} the ${e.token} token to the pool.`,
  'token-placed': (e) =>
    line`${acts(e.seat, 'places')} a ${e.token} token on ${card(e.card)}: ${e.slot} of ${e.slots}.`,
  'token-lost': (e) => line`No ritual has room for the ${e.token} token. It returns to the pool.`,
  'ritual-drawn': (e) => line`${card(e.card)} comes into play.`,
  'ritual-completed': (e) => line`${card(e.card)} is completed.`,
  'ritual-discarded': () => null,
  'ritual-deck': (e) => line`The ${e.color} ritual deck is current now.`,
  'deck-shuffled': (e) =>
    line`The ${e.deck.replace(/^rituals-(.*)$/, '$1 ritual')} discard pile is shuffled.`,
  roams: (e) => line`${card(e.card)} roams Zanaga.`,
  'roaming-left': (e) => (e.why === 'pushed' ? line`${card(e.card)} is driven off by new monsters.` : null),
  'roaming-check': (e) => line`${acts(e.seat, 'looks')} for monsters at ${space(e.space)}.`,
  'god-awakened': (e) => line`${card(e.card)} awakes.`,
  omen: (e) => line`${capital(e.symbol)} omen of ${card(e.card)}.`,
  doom: (e) => line`${e.amount} doom on ${card(e.card)}.`,
  'lost-city': (e) => line`The Lost City rises at ${space(e.space)}.`,
  confronted: (e) => line`${acts(e.seat, 'confronts')} ${foe(e.card)}.`,
  swapped: (e) => line`${acts(e.seat, 'trades')} ${held(e.card)} for ${held(e.other)}.`,
  rested: (e) => line`${acts(e.seat, 'rests')} with ${faces([e.face])}.`,
};

const riteRow = (game: Game, { card: id, tokens }: Rite) =>
  line`${card(id)}: ${tokens.length} of ${slotsOf(game, id)} ${symbolOf(game, id) ?? ''}`;

function roamingPanel(game: Game, { roaming, carried }: Mists): Panel {
  const terrain = (id: string): string => {
    const { card: printed } = info(game, id);
    return printed.kind === 'challenge' ? (printed.terrain ?? '') : '';
  };
  return {
    title: 'Roaming monsters',
    summary: line`${roaming.length} of 6 roaming monsters`,
    rows: roaming.map((id) => line`${card(id)}: ${terrain(id)}, ${(carried[id] ?? []).join(' and ')} token`),
  };
}

function ritualPanel(game: Game, mists: Mists): Panel {
  return {
    title: 'Rituals',
    summary: line`${capital(mists.rank)} ritual deck`,
    rows: mists.rites.map((rite) => riteRow(game, rite)),
  };
}

function godPanel(game: Game, { awake, completed, doom, lostCity }: Mists): Panel {
  const place = lostCity === null ? line`The Lost City has not risen.` : line`Lost City: ${space(lostCity)}`;
  const rows =
    awake.length === 0
      ? [line`${completed.length} of ${AWAKENING} rituals completed: ${listed(completed.map(card), 'and')}`]
      : awake.map((god) => line`${card(god)}: ${doom[god] ?? 0} doom`);
  const summary = awake.length === 0 ? line`No god is awake.` : line`${listed(awake.map(card), 'and')} awake`;
  return { title: 'Primal gods', summary, rows: [...rows, place] };
}

const tokenWords = (token: string): string => `${capital(token)} token`;

export const mistsWords: PartWords = {
  events,
  headlines: ['ritual-completed', 'god-awakened', 'omen', 'lost-city', 'confronted'],
  prompts: {
    token: ({ frame }) => ({
      headline: 'Place the token',
      detail: `A ${(frame as unknown as { token: Token }).token} token. Choose a ritual.`,
    }),
    'which-token': () => ({ headline: 'Which token first?', detail: '' }),
    'token-drawn': () => ({ headline: 'Keep this token?', detail: '' }),
    roaming: () => ({ headline: 'Choose your monster', detail: 'One of these attacks you here.' }),
    'lost-city': () => ({ headline: 'The Lost City rises', detail: 'Choose a space next to the town.' }),
    confront: () => ({
      headline: 'Confront the god?',
      detail: 'This turn is the fight and nothing else. Defeat the god to win the game.',
    }),
    start: () => ({ headline: 'Choose a town', detail: 'Your Hero starts there.' }),
  },
  labels: {
    'place-token/place': ({ world, game }, id) => {
      const rite = mistsOf(game.state).rites.find((one) => one.card === id);
      const filled = (rite?.tokens.length ?? 0) + 1;
      return `${cardName(world, id)} (${filled} of ${slotsOf(game, id)})`;
    },
    return: () => 'Return it to the pool',
    token: (_, token) => tokenWords(token),
    meet: ({ world }, id) => `Meet ${cardName(world, id)}`,
    rise: ({ world, codes }, id) => capital(spaceName(world, id, { codes })),
    confront: ({ world }, id) => `Confront ${cardName(world, id)}`,
    start: ({ world }, id) => townTitle(world, id),
    gear: (_, gear) => `Buy ${GEAR_NAMES[gear as Gear]} (1 gold)`,
    swap: ({ world }, own, other) => `Trade ${cardName(world, own)} for ${cardName(world, other)}`,
    trade: () => 'Go to the market, then move on',
    'rest-with': ({ world }, who) =>
      `Rest: discard 1 exhaustion${who === 'hero' ? '' : ` from ${cardName(world, who)}`}`,
  },
  rules: {
    token: 'PLACE-1',
    'which-token': 'RELENTLESS-3',
    'token-drawn': 'GEAR-8',
    roaming: 'ROAM-2',
    'lost-city': 'CITY-2',
    confront: 'CONFRONT-1',
    start: 'ZANAGA-8',
  },
  goals: { 'primal-god': 'by defeating a primal god' },
  panels: [
    (game) => {
      const mists = mistsOf(game.state);
      return [ritualPanel(game, mists), roamingPanel(game, mists), godPanel(game, mists)];
    },
  ],
  aims: [
    (game) => {
      const { awake, completed, rank } = mistsOf(game.state);
      const have = (awake.length > 0 ? 1 : 0) + (rank === 'red' ? 1 : 0);
      const what = awake.length > 0 ? 'God awake' : `Rituals ${completed.length} of ${AWAKENING}`;
      return { what, have, need: 2, otherwise: 'defeat the god in the Lost City' };
    },
  ],
};
