/** Things that stand up on the land and hide what is behind them, drawn from north to south. */
export interface Glyph {
  readonly kind: 'mountain' | 'hill' | 'tree' | 'pine' | 'palm' | 'acacia';
  /** Where its foot stands: what stands further south is drawn over it. */
  readonly y: number;
  /** Outline and hatching: filled with its own colour, drawn in ink. */
  readonly line: string;
  /** The side away from the light, or ''. The light falls from the north-west, as on engraved maps. */
  readonly shade: string;
}
