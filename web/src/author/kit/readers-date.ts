import { locale } from '@quire/model/messages/language';

// Made once: a list asks for each of its rows, and a page has one language.
const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' });
// As `shortDate` writes a day: some languages have a month in numbers in their `medium` style, and hours of am and pm.
const moment = new Intl.DateTimeFormat(locale(), {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** A day as texts have it (`22 November 2026`), in the reader's time zone: these pages are made in their browser. */
export const readersDay = (instant: string): string => day.format(new Date(instant));

/** The same with the hour: `22 Nov 2026, 14:05`. */
export const readersMoment = (instant: string): string => moment.format(new Date(instant));
