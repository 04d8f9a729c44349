/** A scripted player who plays like a person with a mouse: what they press, and how often, in their turns and fights. */
import type { Page } from '@playwright/test';
import { pick } from '../player/policy.ts';

interface Seen {
  /** The ids of the options that can be pressed. */
  readonly options: readonly string[];
  /** Spaces that the dice reach, the easiest adventures first. */
  readonly reach: readonly string[];
  readonly gate: string | null;
  readonly canFightItOut: boolean;
  /** A fight is in sight. */
  readonly fights: boolean;
}

/** What can be pressed now; waits until there is something. */
async function look(page: Page): Promise<Seen> {
  const seen = await page.waitForFunction(() => {
    if (window.location.hash.startsWith('#/end')) return { options: [], reach: [], gate: null };
    const isOpen = (button: HTMLButtonElement): boolean => !button.disabled && button.checkVisibility();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-option]')].filter(isOpen);
    const out = document.querySelector<HTMLButtonElement>('button[data-kind="out"]');
    // A fight that is being fought out is watched.
    if (buttons.length === 0 || out?.ariaPressed === 'true') return null;
    // A person presses what they see: no space beside the window or under a plate.
    const isInSight = (space: SVGElement): boolean => {
      const { x, y, width, height } = space.getBoundingClientRect();
      const on = document.elementFromPoint(x + width / 2, y + height / 2);
      return on?.closest('svg') === space.closest('svg') && on !== null;
    };
    const spaces = [...document.querySelectorAll<SVGElement>('[data-space][data-reach]')].filter(isInSight);
    // A person goes for the easiest adventures first.
    const easiest = ['green', 'yellow', 'blue'];
    const rank = (space: SVGElement): number => {
      const label = space.getAttribute('aria-label') ?? '';
      const found = easiest.findIndex((color) => label.includes(`${color} adventure counter`));
      return found < 0 ? easiest.length : found;
    };
    return {
      options: buttons.map(({ dataset }) => dataset['option'] ?? ''),
      reach: spaces.toSorted((a, b) => rank(a) - rank(b)).map((space) => space.dataset['space'] ?? ''),
      gate: document.querySelector('[data-gate]')?.getAttribute('data-gate') ?? null,
      canFightItOut: out !== null && isOpen(out),
      fights: out !== null,
    };
  });
  return (await seen.jsonValue()) as Seen;
}

/** In milliseconds. */
const SOON = { timeout: 3000 };

const HAS = (options: readonly string[], ...words: readonly string[]): string | undefined =>
  options.find((option) => words.includes(option.split(':', 1)[0] ?? ''));

/** A button or space that has gone away, been moved or covered since it was seen. */
const MISSED = /Timeout|not attached|detached|outside of the viewport|not visible|intercepts pointer/;

/** Presses what a person would, and says what that was; null if it went away under the pointer. */
const pressNext = async (...args: Parameters<typeof press>): Promise<string | null> =>
  press(...args).catch((error: unknown) => {
    if (error instanceof Error && MISSED.test(error.message)) return null;
    throw error;
  });

/** So often a person misses in a row before they would call it broken. */
const MOST_MISSES = 10;

/** Counts misses, and ends what would otherwise never end. */
function misses(): (what: string | null, seen: Seen) => void {
  let inRow = 0;
  return (what, { options, gate }) => {
    inRow = what === null ? inRow + 1 : 0;
    if (inRow === MOST_MISSES)
      throw new Error(
        `nothing of this can be pressed: ${options.join(' ')}${gate === null ? '' : ` (${gate})`}`,
      );
  };
}

async function press(page: Page, seen: Seen, turn: number, moved: boolean): Promise<string> {
  const { options, reach, gate, canFightItOut } = seen;
  const button = (option: string): string => `button[data-option="${option}"]`;
  if (canFightItOut) {
    await page.locator('button[data-kind="out"]').click(SOON);
    return gate === null ? 'fight-it-out' : `fight-it-out:${gate}`;
  }
  if (gate !== null || options.includes('continue')) {
    await page.locator(button('continue')).first().click(SOON);
    return gate === null ? 'continue' : `gate:${gate}`;
  }
  const [there] = reach;
  const isRolled = HAS(options, 'roll') === undefined;
  if (there !== undefined && isRolled && !moved) {
    // A space may be under a figure or a price: it is the space that is pressed.
    await page.locator(`[data-space="${there}"]`).click({ ...SOON, force: true });
    return 'move';
  }
  // Where one press ends the movement and begins what waits there, a person takes it.
  const straightOn = options.find((option) => option.startsWith('stop+'));
  const chosen =
    (isRolled && moved ? (straightOn ?? HAS(options, 'stop', 'stay')) : undefined) ?? pick(options, turn);
  await page.locator(button(chosen)).first().click(SOON);
  return chosen;
}

const median = (counts: readonly number[]): number =>
  counts.toSorted((a, b) => a - b)[Math.floor((counts.length - 1) / 2)] ?? 0;

/** Plays so many own turns, each from one throw of the movement dice to the next; counts its presses, and those of its fights. */
export async function countPresses(page: Page, turns: number) {
  const perTurn: number[] = [];
  const perFight: number[] = [];
  const pressed: string[] = [];
  const tell = misses();
  let [presses, inFight, moved, fought] = [0, 0, false, false];
  for (let n = 0; perTurn.length < turns; n++) {
    const seen = await look(page);
    if (seen.options.length === 0) break;
    const what = await pressNext(page, seen, n, moved);
    tell(what, seen);
    if (what === null) continue;
    if (what === 'roll' && presses > 0) {
      perTurn.push(presses);
      [presses, moved] = [0, false];
    }
    pressed.push(what);
    presses++;
    moved ||= what === 'move';
    const isMoment = what.startsWith('gate:') && what !== 'gate:turn-over';
    if (seen.fights || what === 'gate:draw' || (inFight > 0 && isMoment)) {
      inFight++;
      fought ||= seen.fights;
    } else {
      // A drawn card may be no enemy.
      if (fought) perFight.push(inFight);
      [inFight, fought] = [0, false];
    }
  }
  return { turns: perTurn, fights: perFight, perTurn: median(perTurn), perFight: median(perFight), pressed };
}

/** Seconds from the end of an own turn to the next own decision, for so many rounds. */
export async function timeRounds(page: Page, rounds: number): Promise<readonly number[]> {
  const seconds: number[] = [];
  const tell = misses();
  for (let n = 0; seconds.length < rounds; n++) {
    const seen = await look(page);
    if (seen.options.length === 0) break;
    // The shortest turn there is: stay, and let the others play.
    const stay = HAS(seen.options, 'stay', 'stop', 'pass', 'done');
    const from = performance.now();
    const ends = seen.gate === 'turn-over' || seen.gate === 'knock-out';
    const shortest = stay === undefined ? seen : { ...seen, reach: [], options: [stay] };
    const what = await pressNext(page, shortest, n, true);
    tell(what, seen);
    if (what === null || !ends) continue;
    await look(page);
    seconds.push((performance.now() - from) / 1000);
  }
  return seconds;
}
