/** What moves things on the page, loaded after the first screen. */
export { domAnimation } from 'motion/react';
