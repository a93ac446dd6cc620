/** The name of a bookmark: letters, digits and `_`, at most 40. */
export const bookmarkOf = (id: string): string => `q_${id.replace(/\W/g, '_')}`.slice(0, 40);
