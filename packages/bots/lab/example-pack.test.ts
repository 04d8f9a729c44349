import { readFileSync } from 'node:fs';
import { library } from '@wayrune/content';
import { checkBeside, parsePack } from '@wayrune/engine/parts/pack.ts';
import { checkSetup } from '@wayrune/engine/parts/setup.ts';
import { expect, it } from 'vitest';
import { tryPack } from './try-pack.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('the example pack of the documentation passes every check, and all of its cards come up', () => {
  const pack = parsePack(JSON.parse(read('docs/example-pack.json')), 'docs/example-pack.json');
  expect(checkBeside(library, pack)).toEqual([]);
  expect(tryPack(library, pack, 4000, 'example')).toMatchObject({ faults: [], unseen: [], unused: [] });
});

it('the card that the documentation begins with can be played', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(read('docs/packs.md')) ?? [];
  expect(checkBeside(library, parsePack(JSON.parse(example), 'docs/packs.md'))).toEqual([]);
});

it('the example pack for Zanaga is tried there, and is refused elsewhere by the name of its ritual', () => {
  const pack = parsePack(JSON.parse(read('docs/example-zanaga.json')), 'docs/example-zanaga.json');
  expect(checkBeside(library, pack)).toEqual([]);
  const trial = tryPack(library, pack, 4000, 'example');
  expect(trial).toMatchObject({ adventure: 'mists-of-zanaga', faults: [], unused: [] });
  expect(trial.unseen.filter((id) => id !== 'ooma-the-tide')).toEqual([]);
  const setup = { adventure: 'dragon-lords', heroes: [null], variants: [], packs: [pack.pack] };
  const full = { ...library, packs: [...library.packs, pack] };
  expect(checkSetup(full, setup).map(({ message }) => message)).toContain(
    '"weighing-of-the-boats" of "example-zanaga" belongs to the deck "rituals-green", which nothing in play uses',
  );
});

it('Zanaga refuses a pack with Events or Encounters, and names each', () => {
  const pack = parsePack(JSON.parse(read('docs/example-pack.json')), 'docs/example-pack.json');
  const setup = { adventure: 'mists-of-zanaga', heroes: [null], variants: [], packs: [pack.pack] };
  const full = { ...library, packs: [...library.packs, pack] };
  const met = pack.cards.filter(({ kind }) => kind === 'event' || kind === 'encounter');
  expect(checkSetup(full, setup).map(({ message }) => message.split(',')[0])).toEqual(
    met.map(({ id, kind }) => `"${id}" of "${pack.pack}" is an ${kind === 'event' ? 'Event' : 'Encounter'}`),
  );
});
