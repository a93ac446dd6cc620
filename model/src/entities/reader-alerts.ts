/** What readers with and without an account are told about by mail: new articles of a journal, of an author, of a search. */
import { z } from 'zod';
import { ALERTS_MAX } from '../constants.ts';
import { LANGUAGE_TAGS } from '../messages/languages.ts';
import { URL_KEY } from '../url-key.ts';

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Whose new articles are told about. A filter by subject is a search without words. */
export const AlertWatchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('journal'), key: z.string().regex(URL_KEY).max(80) }),
  z.object({ kind: z.literal('person'), key: z.string().regex(URL_KEY).max(120) }),
  /** `query`: of the search's address, as `searchParameters` writes it. */
  z.object({ kind: z.literal('search'), query: z.string().min(1).max(2_000) }),
]);
export type AlertWatch = z.infer<typeof AlertWatchSchema>;

/** Two alerts about the same are one. */
export const alertIdOf = (watch: AlertWatch): string =>
  `${watch.kind}~${watch.kind === 'search' ? watch.query : watch.key}`;

const AlertSchema = z.object({
  watch: AlertWatchSchema,
  frequency: z.enum(ALERT_FREQUENCIES),
  /** Until when it has been told about, or the moment of the confirmation. */
  since: z.iso.datetime(),
});
export type Alert = z.infer<typeof AlertSchema>;

/** `alertReaders/{hash of the address}`: the confirmed alerts of an address. Nothing about what is opened. */
export const AlertReaderSchema = z.object({
  email: z.email(),
  language: z.enum(LANGUAGE_TAGS),
  alerts: z.array(AlertSchema).min(1).max(ALERTS_MAX),
  /** When the next of them is due. */
  dueAt: z.iso.datetime(),
});
export type AlertReader = z.infer<typeof AlertReaderSchema>;

/** `alertRequests/{hash of the link's secret}`: an alert that nobody has confirmed yet. */
export const AlertRequestSchema = z.object({
  email: z.email(),
  language: z.enum(LANGUAGE_TAGS),
  watch: AlertWatchSchema,
  frequency: z.enum(ALERT_FREQUENCIES),
  expiresAt: z.iso.datetime(),
});
export type AlertRequest = z.infer<typeof AlertRequestSchema>;

const HOUR = 5;
const DAY_MS = 86_400_000;

/** When an alert that was told about until `since` is told about next: at 05:00 UTC, of a weekly one on a Monday. */
export function alertDueAt({ frequency, since }: Pick<Alert, 'frequency' | 'since'>): string {
  const after = new Date(since);
  const due = new Date(after);
  due.setUTCHours(HOUR, 0, 0, 0);
  if (due <= after) due.setTime(due.getTime() + DAY_MS);
  if (frequency === 'weekly') {
    const days = (8 - due.getUTCDay()) % 7;
    due.setTime(due.getTime() + days * DAY_MS);
  }
  return due.toISOString();
}
