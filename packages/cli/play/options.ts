/** The options of the pending decision: numbered on the screen, and found by what is typed. */
import { type Terrain, TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import { faceMask, FACES, terrainMask } from '@wayrune/engine/rules/turn/movement.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { isAside, optionLabel } from '@wayrune/engine/text/decision.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { pad, table, wrap } from '../terminal/layout.ts';
import { GLYPHS } from '../terminal/map.ts';
import { shortPlace, whatLies } from './place.ts';
import { type Session, viewer } from './session.ts';

export interface Option {
  readonly number: number;
  readonly id: string;
  readonly label: string;
  readonly chance: number | null;
}

/** The answers to the question. Discarding a card, which is possible at any time, is typed and has no number. */
export function optionsOf(session: Session): Option[] {
  const { world, state } = session.table;
  return answers(session).map((id, i) => ({
    number: i + 1,
    id,
    label: optionLabel(world, state, id, { codes: true }),
    chance: optionChance(world, state, id),
  }));
}

/** In the order in which they are listed: steps come last, because there may be thirty of them. */
function answers({ table: { world, state } }: Session): string[] {
  const { decision } = state;
  if (decision === null) return [];
  const own = decision.options.filter((option) => !isAside(world, decision, option));
  return [...own.filter((option) => !isStep(option)), ...own.filter(isStep)];
}

const isStep = (option: string): boolean => option.startsWith('step:');

/** The number of an option, or null for one that has none. */
export function numberOf(session: Session, option: string): number | null {
  const at = answers(session).indexOf(option);
  return at < 0 ? null : at + 1;
}

/** The ids of the cards that can be discarded now. */
export function discardable({ table: { state } }: Session): string[] {
  const options = state.decision?.options ?? [];
  return options.flatMap((option) =>
    option.startsWith('discard:') ? [option.slice('discard:'.length)] : [],
  );
}

const LABEL = 46;

/** One line per option; the dice for one space share a line. */
export function showOptions(session: Session): string {
  const all = optionsOf(session);
  const steps = all.filter(({ id }) => isStep(id));
  const lines = all.filter((option) => !steps.includes(option)).map((option) => optionLine(session, option));
  return [...lines, ...stepLines(session, steps)].join('\n');
}

function optionLine({ paint, io }: Session, { number, label, chance }: Option): string {
  const odds = chance === null ? '' : `  ${paint.cyan(percent(chance))}`;
  const said = odds === '' ? label : pad(label, LABEL);
  return wrap(`${said}${odds}`, io.width, `${paint.bold(String(number).padStart(4))}  `, '      ');
}

/** One line per space: which die to use matters little, and thirty lines would be hard to read. */
function stepLines(session: Session, steps: readonly Option[]): string[] {
  const { paint } = session;
  const spaces = [...new Set(steps.map(({ id }) => id.split(':')[1] ?? ''))];
  if (spaces.length === 0) return [];
  const rows = spaces.map((space) => {
    const dice = steps
      .filter(({ id }) => id.split(':')[1] === space)
      .map(
        ({ number, id }) =>
          `${paint.bold(String(number).padStart(2))} ${faceGlyphs(Number(id.split(':')[2]))}`,
      );
    const lies = whatLies(session, space, viewer(session));
    return [shortPlace(session, space), `${dice.join('  ')}${lies === '' ? '' : `  ${lies}`}`];
  });
  return [table(rows, '      ')];
}

/** The terrain that a die opens, as the map draws it. */
export const faceGlyphs = (face: number): string =>
  `[${(FACES[face] ?? opened(face)).map((terrain) => GLYPHS[terrain]).join('')}]`;
const opened = (face: number): Terrain[] =>
  TERRAINS.filter((terrain) => (faceMask(face) & terrainMask([terrain])) !== 0);

export type Found = { readonly option: string } | { readonly unclear: readonly Option[] } | null;

/** By number, by id, or by the first words of its label. */
export function findOption(session: Session, typed: string): Found {
  const options = optionsOf(session);
  const wanted = typed.toLowerCase();
  const exact = options.find(
    (option) => String(option.number) === wanted || option.id.toLowerCase() === wanted,
  );
  if (exact !== undefined) return { option: exact.id };
  if (wanted.length < 2 || /^\d/.test(wanted)) return null;
  const begins = options.filter(
    ({ id, label }) => label.toLowerCase().startsWith(wanted) || id.toLowerCase().startsWith(wanted),
  );
  const [first] = begins;
  if (first === undefined) return null;
  return begins.length === 1 ? { option: first.id } : { unclear: begins };
}
