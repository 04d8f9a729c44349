/** What is painted on shields, around 0,0 and at most 15 wide: the arms of towns, the emblems of seats. */
export const CHARGES = {
  sun: 'M0-3.4a3.4 3.4 0 1 0 .01 0ZM-.8-4.6L0-7.6L.8-4.6ZM-.8 4.6L0 7.6L.8 4.6ZM-4.6-.8L-7.6 0L-4.6.8ZM4.6-.8L7.6 0L4.6.8ZM-3.9-2.7L-5.4-5.4L-2.7-3.9ZM3.9-2.7L5.4-5.4L2.7-3.9ZM-3.9 2.7L-5.4 5.4L-2.7 3.9ZM3.9 2.7L5.4 5.4L2.7 3.9Z',
  'rising sun':
    'M-5 3A5 5 0 0 1 5 3ZM-.9-3L0-7.5L.9-3ZM-4.8-1.2L-6.6-4.4L-3.4-2.6ZM4.8-1.2L6.6-4.4L3.4-2.6ZM-7 4.4H7V5.8H-7Z',
  snow: 'M-.7-7H.7V-1.2L5.7-4.1L6.4-2.9L1.4 0L6.4 2.9L5.7 4.1L.7 1.2V7H-.7V1.2L-5.7 4.1L-6.4 2.9L-1.4 0L-6.4-2.9L-5.7-4.1L-.7-1.2Z',
  hammer: 'M-5.5-6.5H5.5V-1.5H1.2V7H-1.2V-1.5H-5.5Z',
  moon: 'M2.5-6.5A6.6 6.6 0 1 0 2.5 6.5A5.4 5.4 0 1 1 2.5-6.5Z',
  anchor:
    'M-.9-3.6V4.4Q-3.8 4-4.6 1.6L-3 1.4L-5.6-1.4L-6.8 2L-5.8 1.9Q-4.4 6.6 0 6.8Q4.4 6.6 5.8 1.9L6.8 2L5.6-1.4L3 1.4L4.6 1.6Q3.8 4 .9 4.4V-1.6H3.2V-3.2H.9A2 2 0 1 0-.9-3.2H-3.2V-1.6H-.9Z',
  tower: 'M-5 7V-3.5H-6V-7H-3.6V-5.4H-1.2V-7H1.2V-5.4H3.6V-7H6V-3.5H5V7H1.5V3.5A1.5 1.5 0 0 0-1.5 3.5V7Z',
  grapes:
    'M-3-2.6a1.9 1.9 0 1 0 .01 0ZM0-2.9a1.9 1.9 0 1 0 .01 0ZM3-2.6a1.9 1.9 0 1 0 .01 0ZM-1.6.4a1.9 1.9 0 1 0 .01 0ZM1.6.4a1.9 1.9 0 1 0 .01 0ZM0 3.3a1.9 1.9 0 1 0 .01 0ZM0-3.2Q-4.5-3-5.4-6.4Q-1-7.4 0-3.2Q1.2-6.6 4-6.8Q4.4-3.6 0-3.2Z',
  star: 'M0-7L1.7-2.3L6.7-2.2L2.7.9L4.1 5.7L0 2.8L-4.1 5.7L-2.7.9L-6.7-2.2L-1.7-2.3Z',
  tree: 'M-.9 7V3.6Q-6 4.6-5.6 0Q-7-4 -2.6-4.6Q0-8.6 2.6-4.6Q7-4 5.6 0Q6 4.6 .9 3.6V7Z',
  cross: 'M-1.6-6.5H1.6V-1.6H6.5V1.6H1.6V6.5H-1.6V1.6H-6.5V-1.6H-1.6Z',
  key: 'M0-7a3 3 0 1 0 .01 0ZM-.8-1.4H.8V7H-.8ZM.8 3H3.4V4.4H.8ZM.8 5.4H2.8V6.8H.8Z',
  fish: 'M-6.5 0Q-1-5.5 3.5-.8L6.8-3.6V3.6L3.5.8Q-1 5.5-6.5 0Z',
  leaf: 'M0 7Q-.6 4-.6 3Q-6 2.6-5-4Q-3-3.4-2.4-2.4Q-2-6 0-7.4Q2-6 2.4-2.4Q3-3.4 5-4Q6 2.6 .6 3Q.6 4 0 7Z',
} as const;
export type Charge = keyof typeof CHARGES;

/** Each seat has a colour and, so that colour is never alone, a charge on its shield. */
export const EMBLEMS: readonly string[] = (['star', 'moon', 'tree', 'cross', 'sun', 'tower'] as const).map(
  (charge) => CHARGES[charge],
);
