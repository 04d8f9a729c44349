/** The mark of Wayrune: Wynn, the rune for W, which is also a signpost. In a box of 512; `npm run icons` makes pictures of it. */
export const MARK = {
  plate: 'M256 14L466 135V377L256 498L46 377V135Z',
  line: 'M256 44L440 150V362L256 468L72 362V150Z',
  rune: 'M198 108H236V118L368 196V216L236 294V384H198ZM236 162V250L310 206Z',
  /** A compass star where the board of the sign points. */
  star: 'M338 284L348 328L392 338L348 348L338 392L328 348L284 338L328 328Z',
  /** The ground that the post stands in. */
  ground: 'M164 384H270V397H164ZM194 409H240V417H194Z',
} as const;
