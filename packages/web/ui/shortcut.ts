/** Where letters are written: for all else, also a slider or a switch, a letter is a command. */
const WRITING =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), select, textarea, [contenteditable]';

/** A key without anything held with it, pressed where nobody writes. */
export const isCommand = ({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !(target instanceof HTMLElement && target.matches(WRITING));

/** A command for the screen: no sheet lies over it. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  isCommand(event) && document.querySelector('[role="dialog"]') === null;
