/** The tracks and the gods of Zanaga in words: for the text table, the terminal and whoever asks what the goal is. */
import type { RitualSymbol } from '../../effects/vocabulary.ts';
import { capital, quantity } from '../../effects/words.ts';
import { deckSize } from '../../kernel/deck.ts';
import { info, type Game } from '../../rules/world/game.ts';
import type { Aim, Panel, Sentence } from '../../rules/world/words.ts';
import { godLines, omenLines, rulesLines } from '../../text/card-text.ts';
import { card, line, listed, space } from '../../text/line.ts';
import { cardName } from '../../text/names.ts';
import { godOf } from './gods/gods.ts';
import { AWAKENING, type Mists, mistsOf, type Rite, ritualDeck, TOKENS, TRACK_PLACES } from './mists.ts';
import { slotsOf, symbolOf } from './rituals/tokens.ts';

/** "1 skull completes it", "needs 2 suns". */
export function needWords(symbol: RitualSymbol, left: number): string {
  if (left <= 0) return 'complete';
  return left === 1 ? `1 ${symbol} completes it` : `needs ${quantity(left, symbol, `${symbol}s`)}`;
}

function riteRow(game: Game, { card: id, tokens }: Rite): Sentence {
  const slots = slotsOf(game, id);
  const need = needWords(symbolOf(game, id) ?? 'sun', slots - tokens.length);
  const filled = tokens.length === 0 ? '' : ` (${tokens.join(', ')})`;
  return line`${card(id)}: ${tokens.length} of ${slots}${filled}, ${need}. ${rulesLines(info(game, id)).join(' ')}`;
}

function ritualPanel(game: Game, mists: Mists): Panel {
  const deck = game.state.decks[ritualDeck(mists.rank)];
  const left = deck === undefined ? 0 : deckSize(deck);
  const pool = TOKENS.map((token) => `${mists.pool[token]} ${token}`).join(', ');
  const near = mists.rites.filter(({ card: id, tokens }) => slotsOf(game, id) - tokens.length === 1).length;
  return {
    title: 'Rituals',
    summary: line`${capital(mists.rank)} ritual deck, ${mists.rites.length} of ${TRACK_PLACES} rituals in play, ${near} one token away`,
    rows: [
      ...mists.rites.map((rite) => riteRow(game, rite)),
      line`${capital(mists.rank)} ritual deck: ${left} left. Pool: ${pool}.`,
    ],
  };
}

function roamingPanel(game: Game, { roaming, carried }: Mists): Panel {
  const terrain = (id: string): string => {
    const { card: printed } = info(game, id);
    return printed.kind === 'challenge' ? (printed.terrain ?? '') : '';
  };
  const tokens = (id: string): string => {
    const lying = carried[id] ?? [];
    return lying.length === 0
      ? 'no token'
      : `${lying.join(' and ')} ${lying.length === 1 ? 'token' : 'tokens'}`;
  };
  return {
    title: 'Roaming monsters',
    summary: line`${roaming.length} of ${TRACK_PLACES} roaming monsters`,
    rows: roaming.map((id) => line`${card(id)}: attacks in ${terrain(id)}, ${tokens(id)}`),
  };
}

function godRows(game: Game, god: string, doom: number): Sentence[] {
  const cardInfo = info(game, god);
  const omens = omenLines(cardInfo).map(
    ({ symbol, lines }) => line`${capital(symbol)} omen: ${lines.join(' ')}`,
  );
  const said = godLines(cardInfo).join(' ');
  return [line`${card(god)}: ${doom} doom. ${said}`, ...omens];
}

/** Gods that the rituals completed so far can still awaken, with all that each asks for. */
function sleepers(game: Game, { asleep, completed }: Mists): Sentence {
  const done = completed.map((id) => symbolOf(game, id));
  const open = asleep.filter((god) => {
    const needed = [...(godOf(game, god)?.awakens ?? [])];
    return done.every((symbol) => {
      const at = symbol === null ? -1 : needed.indexOf(symbol);
      if (at >= 0) needed.splice(at, 1);
      return at >= 0;
    });
  });
  const named = open.map((god) => line`${card(god)} (${(godOf(game, god)?.awakens ?? []).join(', ')})`);
  return line`Can still awaken: ${listed(named, 'and')}.`;
}

function godPanel(game: Game, mists: Mists): Panel {
  const { awake, completed, doom, lostCity } = mists;
  const place =
    lostCity === null ? line`The Lost City has not risen.` : line`The Lost City is at ${space(lostCity)}.`;
  const done = completed.map((id) => line`${card(id)} (${symbolOf(game, id) ?? ''})`);
  const rows =
    awake.length > 0
      ? awake.flatMap((god) => godRows(game, god, doom[god] ?? 0))
      : [
          completed.length === 0
            ? line`0 of ${AWAKENING} rituals completed.`
            : line`${completed.length} of ${AWAKENING} rituals completed: ${listed(done, 'and')}.`,
          sleepers(game, mists),
        ];
  const summary = awake.length === 0 ? line`No god is awake.` : line`${listed(awake.map(card), 'and')} awake`;
  return { title: 'Primal gods', summary, rows: [...rows, place] };
}

export function mistsPanels(game: Game): readonly Panel[] {
  const mists = mistsOf(game.state);
  return [ritualPanel(game, mists), roamingPanel(game, mists), godPanel(game, mists)];
}

/** First three rituals, then the red ritual deck, then the god in the Lost City. Where trophies win, they are told of. */
export function mistsAim(game: Game): Aim | null {
  if (game.world.parts.some(({ id }) => id === 'epic-confrontation')) return null;
  const { awake, completed, rank, lostCity } = mistsOf(game.state);
  const god = awake.at(-1);
  if (god === undefined)
    return {
      what: 'Rituals',
      have: completed.length,
      need: AWAKENING,
      otherwise: '',
      then: 'then a god awakes',
    };
  const what = `Face ${cardName(game.world, god)} in the Lost City`;
  const then =
    rank !== 'red'
      ? `once the ritual deck is red (now ${rank})`
      : lostCity === null
        ? 'it rises where you start a turn outside towns'
        : 'start your turn there';
  return { what, have: 0, need: 0, otherwise: '', then };
}
