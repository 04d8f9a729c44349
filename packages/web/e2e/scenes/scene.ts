/** What scenes are made of: a way to a moment, and what is pressed there. */
import type { Page } from '@playwright/test';
import type { Settings } from '../../settings/settings.ts';
import { gameAt } from '../player/positions.ts';
import { asked, openGame, optionButton, playTo, showGame } from '../player/at-table.ts';

type Act = (page: Page) => Promise<void>;

export interface Scene {
  readonly name: string;
  readonly show: Act;
  /** How the scene it starts from is shown, and what is done there; only where it starts from another one. */
  readonly opens?: Act;
  readonly acts?: readonly Act[];
  /** It opens a game and needs nothing else: a page that is open will do. */
  readonly inGame?: true;
  /** What the player likes there. */
  readonly settings?: Partial<Settings>;
  /** Made of the same parts as another scene: worth a picture, but there is nothing new for a screen reader. */
  readonly alike?: true;
  /** Where it differs from others for a screen reader, as a selector; everywhere if not given. */
  readonly within?: string;
  /** Looked at on a phone: elsewhere it is another scene. */
  readonly phone?: true;
}

export const DIALOG = '[role="dialog"]';
export const SIDE = '[data-plate="side"]';
/** All but the map. */
export const PLATES = 'main > [data-plate]';
export const STAGE = `[data-over], ${PLATES}`;

export type Wanted = Parameters<typeof gameAt>[0];

export const at = (name: string, hash: string): Scene => ({
  name,
  show: async (page) => {
    await page.goto(`./${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

export const NEW_GAME = at('new', '#/new');

/** A moment of a game, on its table or as text. */
export const moment = (name: string, wanted: Wanted, on: 'table' | 'text' = 'table'): Scene => ({
  name,
  inGame: true,
  show: async (page) => {
    await showGame(page, gameAt(wanted), on);
    await asked(page);
  },
});

/** A moment whose odds are counted. */
export const counted = (scene: Scene): Scene => from(scene, scene.name, said('win'));

/** Another screen of the game of a scene, or something opened in it. */
export const from = (scene: Scene, name: string, ...acts: readonly Act[]): Scene => ({
  ...scene,
  name,
  show: async (page) => {
    await scene.show(page);
    for (const act of acts) await act(page);
  },
  opens: scene.opens ?? scene.show,
  acts: [...(scene.acts ?? []), ...acts],
});

/** Scenes that start from the same one, by what it takes to open that: it need be opened only once for all of them. */
export function byOpening(scenes: readonly Scene[]): readonly (readonly [first: Scene, ...rest: Scene[]])[] {
  const groups: { opens: Act; likes: string; group: [Scene, ...Scene[]] }[] = [];
  for (const scene of scenes) {
    const opens = scene.opens ?? scene.show;
    const likes = JSON.stringify([scene.settings, scene.phone]);
    const known = groups.find((one) => one.opens === opens && one.likes === likes);
    if (known === undefined) groups.push({ opens, likes, group: [scene] });
    else known.group.push(scene);
  }
  return groups.map(({ group }) => group);
}

export const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'tab' = 'button'): Act =>
  async (page) => {
    await page
      .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
  };

export const pressOption =
  (option: string): Act =>
  async (page) => {
    await optionButton(page, option).click();
  };

/** One's own Hero in full, where that is a pill. */
export const hero: Act = async (page) => {
  const pill = page.getByRole('button', { name: /show everything$/ });
  if (!(await pill.isVisible())) return;
  await pill.click();
  // A mouse that stays there would show a card of the sheet in full.
  await page.mouse.move(1, 1);
};

export const said =
  (text: string): Act =>
  async (page) => {
    // The same words may stand hidden elsewhere, such as on a card that is folded away.
    await page.getByText(text).filter({ visible: true }).first().waitFor();
  };

export const alike = (scene: Scene): Scene => ({ ...scene, alike: true });
export const within = (part: string, ...scenes: readonly Scene[]): readonly Scene[] =>
  scenes.map((scene) => ({ ...scene, within: part }));

export const lesson = (id: string): Scene => ({
  name: `lesson-${id}`,
  show: async (page) => {
    await page.goto(`./#/learn/${id}`);
    await page.getByRole('region', { name: 'Lesson' }).waitFor();
    await asked(page);
  },
});

/** What is waited for at any speed but at once: reached from a position by what the player does there. */
export const gated = (name: string, gate: string, likes: readonly string[], at: Wanted['at']): Scene => ({
  name,
  inGame: true,
  settings: { speed: 4, confirmEndTurn: true },
  within: STAGE,
  show: async (page) => {
    await openGame(page, gameAt({ at }));
    await playTo(page, gate, likes);
  },
});
