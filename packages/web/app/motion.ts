/** Animation features, loaded after the first screen. */
export { domAnimation } from 'motion/react';
