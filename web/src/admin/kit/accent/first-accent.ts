/** The software's own colour, where the press has chosen none. */
export const FIRST_ACCENT = '#99461d';
