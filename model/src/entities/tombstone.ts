import { z } from 'zod';
import { t } from '../messages/t.ts';
import { ChangedAtSchema } from './changed-at.ts';

/** Why the press itself has removed a page: stored as a code, and shown in the reader's language. */
const TOMBSTONE_REASONS = {
  get archived() {
    return t('errors.keptInArchive');
  },
} as const;
type TombstoneReason = keyof typeof TOMBSTONE_REASONS;

/** `tombstones/{publishedCollection~id}`: what readers see in place of a removed page. Public. */
export const TombstoneSchema = z.object({
  title: z.string(),
  /** The day on which it went. */
  date: z.iso.date(),
  /** In the words of staff; older records have the press's own here too, in its first language. */
  reason: z.string().default(''),
  /** A reason of the press's own; a code of a later version is shown as none. */
  why: z
    .enum(Object.keys(TOMBSTONE_REASONS) as [TombstoneReason, ...TombstoneReason[]])
    .optional()
    .catch(undefined),
  /** The sets in which harvesters knew it. */
  sets: z.array(z.string()).default([]),
  /** Of an article: the issue that it was in last, without which its address is not known. */
  issue: z.string().optional(),
  /** When it was removed. */
  changedAt: ChangedAtSchema,
});
export type Tombstone = z.infer<typeof TombstoneSchema>;

/** The id of a tombstone. */
export const tombstoneId = (collection: string, id: string): string => `${collection}~${id}`;

/** Why a page is gone: in the reader's language, or in the words that are stored. */
export const tombstoneText = ({ reason, why }: Pick<Tombstone, 'reason' | 'why'>): string =>
  why ? TOMBSTONE_REASONS[why] : reason;
