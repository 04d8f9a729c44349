/** The options of the pending decision: numbered for the eye, and found again by what is typed. */
import { type Terrain, TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import { faceMask, FACES, terrainMask } from '@wayrune/engine/rules/turn/movement.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { glue, pad, table, wrap } from '../terminal/layout.ts';
import { GLYPHS } from '../terminal/map.ts';
import { shortPlace, whatLies } from './place.ts';
import { type Session, viewer } from './session.ts';

export interface Option {
  readonly number: number;
  readonly id: string;
  readonly label: string;
  readonly chance: number | null;
}

export function optionsOf(session: Session): Option[] {
  const { world, state } = session.table;
  return (state.decision?.options ?? []).map((id, i) => ({
    number: i + 1,
    id,
    label: optionLabel(world, state, id),
    chance: optionChance(world, state, id),
  }));
}

const LABEL = 46;

/** A line an option; several for one thing share a line, and what can be discarded at any time is gathered in one. */
export function showOptions(session: Session): string {
  const { io, paint } = session;
  const all = optionsOf(session);
  const discards = all.filter((option) => option.id.startsWith('discard:'));
  const folded = discards.length < all.length ? discards : [];
  const steps = all.filter((option) => option.id.startsWith('step:'));
  const lines = all
    .filter((option) => !folded.includes(option) && !steps.includes(option))
    .map((option) => optionLine(session, option));
  lines.push(...stepLines(session, steps));
  if (folded.length > 0) {
    const said = folded.map(({ number, label }) => glue(`${paint.bold(String(number))} ${label}`)).join(', ');
    lines.push(paint.dim(wrap(`at any time: ${said}`, io.width, '      ')));
  }
  return lines.join('\n');
}

function optionLine({ paint, io }: Session, { number, label, chance }: Option): string {
  const odds = chance === null ? '' : `  ${paint.cyan(percent(chance))}`;
  const said = odds === '' ? label : pad(label, LABEL);
  return wrap(`${said}${odds}`, io.width, `${paint.bold(String(number).padStart(4))}  `, '      ');
}

/** A line a space: which die to use is a small matter, and thirty lines would hide it. */
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

/** The grounds that a die opens, as the map draws them. */
export const faceGlyphs = (face: number): string =>
  `[${(FACES[face] ?? opened(face)).map((terrain) => GLYPHS[terrain]).join('')}]`;
const opened = (face: number): Terrain[] =>
  TERRAINS.filter((terrain) => (faceMask(face) & terrainMask([terrain])) !== 0);

export type Found = { readonly option: string } | { readonly unclear: readonly Option[] } | null;

/** By number, by id, or by the beginning of its words. */
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
