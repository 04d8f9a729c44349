/** What Zanaga calls things: log lines, questions and options, its tracks in words. */
import type { Gear } from '../../effects/vocabulary.ts';
import { capital } from '../../effects/words.ts';
import { toAxial, windTo } from '../../kernel/hex.ts';
import type { Town } from '../../rules/world/board.ts';
import type { WindowFrame } from '../../rules/cards/abilities.ts';
import { playerAt } from '../../rules/world/game.ts';
import type { EventLines, PartWords } from '../../rules/world/words.ts';
import { acts, card, faces, foe, held, line, space } from '../../text/line.ts';
import { turnWords } from '../../text/chapters/turn.ts';
import { cardName, faceList, spaceName, townTitle } from '../../text/names.ts';
import { windowQuestion } from '../../text/window-question.ts';
import { type MistsEvents, mistsOf, type Token } from './mists.ts';
import { mistsAim, mistsPanels, needWords } from './panels.ts';
import { elsewhere } from './roaming/roaming.ts';
import { slotsOf, symbolOf } from './rituals/tokens.ts';

const GEAR_NAMES: Readonly<Record<Gear, string>> = {
  'lockjaw-trap': 'a lockjaw trap',
  'dead-mans-compass': 'a dead man’s compass',
  'shaman-bones': 'shaman bones',
};

const TOWN_KINDS: Readonly<Record<Town['kind'], string>> = {
  'free-town': '',
  'native-village': ' (native village)',
  'trading-outpost': ' (trading outpost)',
  'lost-city': '',
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
  swapped: (e) => line`${acts(e.seat, 'trades')} ${held(e.card)} for ${held(e.taken)}.`,
  rested: (e) => line`${acts(e.seat, 'rests')} with ${faces([e.face])}.`,
};

const tokenWords = (token: string): string => `${capital(token)} token`;

export const mistsWords: PartWords = {
  events,
  headlines: ['ritual-completed', 'god-awakened', 'omen', 'lost-city', 'confronted'],
  prompts: {
    token: ({ frame }) => ({
      headline: 'Place the token',
      detail: `Choose a ritual for the ${(frame as unknown as { token: Token }).token} token.`,
    }),
    'which-token': () => ({ headline: 'Which token first?', detail: '' }),
    'window/token-drawn': ({ state }) => {
      const frame = state.frames.findLast(({ proc }) => proc === 'token') as { token?: string } | undefined;
      return { headline: 'Keep this token?', detail: `You drew a ${frame?.token ?? ''} token.` };
    },
    'window/drawn': (ask) => {
      const terrain = elsewhere(ask.game);
      const said = windowQuestion(ask);
      return terrain === null
        ? said
        : { ...said, detail: `${said.detail} It roams ${terrain}: no attack here.` };
    },
    roaming: () => ({ headline: 'Choose your monster', detail: 'One of these attacks you here.' }),
    'lost-city': () => ({ headline: 'The Lost City rises', detail: 'Choose a space next to the town.' }),
    confront: () => ({
      headline: 'Confront the god?',
      detail: 'Your turn is the fight alone. Win it to win the game.',
    }),
    start: () => ({ headline: 'Choose a town', detail: 'Your Hero starts there.' }),
  },
  labels: {
    'place-token/place': ({ world, game }, id) => {
      const rite = mistsOf(game.state).rites.find((one) => one.card === id);
      const filled = (rite?.tokens.length ?? 0) + 1;
      const slots = slotsOf(game, id);
      const then =
        filled === slots ? 'completes it' : `then ${needWords(symbolOf(game, id) ?? 'sun', slots - filled)}`;
      return `${cardName(world, id)} (${filled} of ${slots}, ${then})`;
    },
    return: () => 'Return it to the pool',
    token: (_, token) => tokenWords(token),
    meet: ({ world }, id) => `Meet ${cardName(world, id)}`,
    rise: ({ world, game, seat, codes }, id) => {
      const { space } = world.board;
      const [from, to] = [space[playerAt(game, seat).space ?? ''], space[id]];
      const name = capital(spaceName(world, id, { codes }));
      if (from === undefined || to === undefined || from === to) return name;
      return `${name}, ${windTo(toAxial(from), toAxial(to)).replace('-', '')} of you`;
    },
    confront: ({ world }, id) => `Confront ${cardName(world, id)}`,
    start: ({ world }, id) =>
      `${townTitle(world, id)}${TOWN_KINDS[world.board.town[id]?.kind ?? 'free-town']}`,
    gear: (_, gear) => `Buy ${GEAR_NAMES[gear as Gear]} (1 gold)`,
    swap: ({ world }, own, other) => `Trade ${cardName(world, own)} for ${cardName(world, other)}`,
    'window/pass': ({ frame }) =>
      ['drawn', 'token-drawn'].includes((frame as WindowFrame).window) ? 'Keep it' : 'Skip',
    trade: () => 'Trade, then move on',
    // The one Market step of the turn has been taken (TOWN-2).
    'turn/pass': ({ decision }) => (decision.kind === 'confront' ? 'Not now' : 'Continue'),
    'movement/stop': (ask) =>
      mistsOf(ask.state).turn.traded
        ? 'Stop here'
        : ask.decision.options.includes('trade')
          ? 'Stop and trade'
          : turnWords.labels.stop(ask),
    'rest-with': ({ world }, who, face) => {
      const whose = who === 'hero' ? '' : ` from ${cardName(world, who)}`;
      return `Rest with the ${faceList([Number(face)])} die: discard 1 exhaustion${whose}`;
    },
  },
  rules: {
    token: 'PLACE-2',
    'which-token': 'RELENTLESS-5',
    'token-drawn': 'GEAR-32',
    roaming: 'ROAM-33',
    'lost-city': 'CITY-5',
    confront: 'CONFRONT-1',
    start: 'ZANAGA-37',
  },
  goals: { 'primal-god': 'by defeating a primal god' },
  panels: [mistsPanels],
  aims: [mistsAim],
};
