const LINES = {
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12',
  discard: 'M8 4h9v13H8zM5 8v13h9M10.500 8l4 5m0-5l-4 5',
  hint: 'M9 18h6M10 21.500h4M8.500 15C6.500 13.500 5.500 11.500 5.500 9a6.500 6.500 0 0 1 13 0c0 2.500-1 4.500-3 6z',
  rule: 'M12 6C10 4 6 4 3 5v14c3-1 7-1 9 1c2-2 6-2 9-1V5c-3-1-7-1-9 1zM12 6v14',
} as const;

/** The picture on a small tool; the button around it says its name. */
export function ToolSign({ name }: { name: keyof typeof LINES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <path d={LINES[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
