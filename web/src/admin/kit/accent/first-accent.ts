/** The default colour, used if the press has chosen none. */
export const FIRST_ACCENT = '#99461d';
