import { shortDate } from '@quire/model/messages/dates';
import { locale } from '@quire/model/messages/language';

const INSTANT = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
const HOUR = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' });

const shown = (iso: string, inWords: (date: Date) => string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : inWords(date);
};

/** `2026-03-01T09:30:00Z` as staff read it, in their own time zone: “1 Mar 2026, 10:30”. */
export const instant = (iso: string): string => shown(iso, (date) => INSTANT.format(date));

/** `2026-03-01T09:30:00Z` as staff read it today: “10:30”. */
export const hour = (iso: string): string => shown(iso, (date) => HOUR.format(date));

/** `2026-03-01` as staff read it: “1 Mar 2026”. */
export const day = (iso: string): string =>
  shown(iso, (date) => shortDate(date.toISOString().slice(0, 10)));
