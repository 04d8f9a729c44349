/** Each seat has a colour and, so that colour is never alone, a charge on its shield. Around 0,0, about 13 wide. */
export const EMBLEMS = [
  // A star, a crescent, a tree, a cross, a sun, a tower.
  'M0-7L1.7-2.3L6.7-2.2L2.7.9L4.1 5.7L0 2.8L-4.1 5.7L-2.7.9L-6.7-2.2L-1.7-2.3Z',
  'M2.5-6.5A6.6 6.6 0 1 0 2.5 6.5A5.4 5.4 0 1 1 2.5-6.5Z',
  'M-1 7V3.6Q-6 4.6-5.6 0Q-7-4-2.6-4.6Q0-8.6 2.6-4.6Q7-4 5.6 0Q6 4.6 1 3.6V7Z',
  'M-1.6-6.5H1.6V-1.6H6.5V1.6H1.6V6.5H-1.6V1.6H-6.5V-1.6H-1.6Z',
  'M0-3.4a3.4 3.4 0 1 0 .01 0ZM-.9-4.6L0-7.6L.9-4.6ZM-.9 4.6L0 7.6L.9 4.6ZM-4.6-.9L-7.6 0L-4.6.9ZM4.6-.9L7.6 0L4.6.9ZM-3.9-2.7L-5.4-5.4L-2.7-3.9ZM3.9-2.7L5.4-5.4L2.7-3.9ZM-3.9 2.7L-5.4 5.4L-2.7 3.9ZM3.9 2.7L5.4 5.4L2.7 3.9Z',
  'M-5 7V-3.5H-6V-7H-3.6V-5.4H-1.2V-7H1.2V-5.4H3.6V-7H6V-3.5H5V7H1.5V3.5A1.5 1.5 0 0 0-1.5 3.5V7Z',
] as const;
