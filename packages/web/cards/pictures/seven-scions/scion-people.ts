/** The six Scions as they are when they are awake. */
import type { Person } from '../../../engrave/people/person.ts';

export const ARCHER: Person = {
  skin: 'tan',
  head: 'lean',
  face: { eyes: 'sharp', brows: ['stern', '#3a2718'], nose: 'straight', mouth: 'firm' },
  ears: { y: 2 },
  marks: ['scar-on-cheek'],
  wear: [
    ['cape', '#5f7048', '#5f7048'],
    ['strap', 'leather', '#e0c290'],
    ['parted', 'chestnut', 'chestnut'],
    ['plait', 'chestnut', 'gold'],
    ['band', '#8f3b2e', '#8f3b2e'],
  ],
  behind: [['bow', { x: 206, y: 150, main: 'leather', trim: 'linen' }]],
};

export const TRICKSTER: Person = {
  skin: 'fair',
  head: 'lean',
  soft: true,
  face: { eyes: 'laugh', brows: ['sly', '#7f4c2e'], nose: 'hooked', mouth: 'smirk' },
  ears: { y: 2, pointed: true, over: true, ring: true },
  marks: ['few-freckles'],
  wear: [
    ['jacket', '#705d7c', '#705d7c'],
    ['striped-scarf', 'ochre', 'wine'],
    ['tousled', 'rust', 'rust'],
    ['chaperon', '#8f3b4a', '#c9973f'],
  ],
};

export const WARDEN: Person = {
  skin: 'umber',
  head: 'broad',
  face: { eyes: 'calm', brows: ['thick', '#cfc9b8'], nose: 'broad', mouth: 'firm' },
  ears: { x: 5, y: 2 },
  marks: ['scar-through-brow'],
  wear: [
    ['breastplate', 'steel', 'steel'],
    ['pauldrons', 'iron', 'iron'],
    ['gorget', 'steel', 'steel'],
    ['full-beard', 'silver', 'silver'],
    ['old-helm', '#9aa5a8', '#8b6a43'],
  ],
  behind: [['halberd', { x: 42, y: 60, rot: -4, main: 'steel', trim: 'leather' }]],
};

export const MIDWIFE: Person = {
  skin: 'rosy',
  head: 'round',
  face: { eyes: 'calm', brows: ['calm', '#8a8272'], nose: ['snub', '#dfa88a'], mouth: 'smile' },
  marks: ['lines'],
  wear: [
    ['shirt', 'linen', 'linen'],
    ['apron', '#7d93a0', '#7d93a0'],
    ['shawl', '#8f5a4a', '#e6d3a8'],
    ['bun', 'silver', 'silver'],
    ['kerchief', '#e6dcc4', '#e6dcc4'],
  ],
};

export const JUDGE: Person = {
  skin: 'pale',
  head: 'lean',
  face: { eyes: 'hooded', brows: ['stern', '#4a4036'], nose: 'hooked', mouth: 'thin' },
  marks: ['brow-line'],
  wear: [
    ['gown', '#7a2f2c', '#7a2f2c'],
    ['falling-collar', 'white', 'white'],
    ['chain', 'gold', 'gold'],
    ['wig', 'white', 'white'],
  ],
  behind: [['axe', { x: 206, y: 110, rot: 8, main: 'steel', trim: 'leather' }]],
};

export const LAMPLIGHTER: Person = {
  skin: 'brown',
  head: 'oval',
  soft: true,
  face: { eyes: 'wide', brows: ['arch', '#2b1e13'], nose: 'button', mouth: 'full' },
  ears: { y: 2, ring: true },
  marks: ['soot'],
  wear: [
    ['greatcoat', '#3f4a63', '#c9973f'],
    ['scarf', '#c9973f', '#c9973f'],
    ['curls', 'black', 'black'],
    ['slouch-hat', '#39404d', '#8f3b2e'],
  ],
};
