/** The colours of the seats where style sheets do not reach; those of the page stand in theme/tokens.css. */
export const SEAT_COLORS = ['#1f4e85', '#98291b', '#2c6a3b', '#6a3f86', '#7f5204', '#176a6c'] as const;
