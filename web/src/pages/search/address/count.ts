const FORMAT = new Intl.NumberFormat('en');

/** `27,353`: the same on the server and in every language of a browser. */
export const shownCount = (count: number): string => FORMAT.format(count);
