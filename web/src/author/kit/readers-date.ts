import { locale } from '@quire/model/messages/language';

/** A day as texts have it (`22 November 2026`), in the reader's time zone: these pages are made in their browser. */
export const readersDay = (instant: string): string =>
  new Date(instant).toLocaleDateString(locale(), { dateStyle: 'long' });

/** The same with the hour: `22 Nov 2026, 14:05`. */
export const readersMoment = (instant: string): string =>
  new Date(instant).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
