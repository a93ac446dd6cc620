const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A day as the reader writes it, in their own time zone: these pages are made in their browser. */
export const readersDay = (instant: string): string => DAY.format(new Date(instant));
/** The same with the hour. */
export const readersMoment = (instant: string): string => MOMENT.format(new Date(instant));
