import { ReviewReportSchema } from '@quire/model/entities/review';
import { z } from 'zod';
import { type StoredValue, storedValue } from '../../../drafts/stored-value.ts';
import type { Report } from '../view/review-view.ts';

const KeptSchema = z.object({
  revision: z.number().int().nonnegative(),
  report: ReviewReportSchema,
});

/** What was typed and had not reached the press, with the revision it was made from. */
export interface StoredReport {
  readonly revision: number;
  readonly report: Report;
}

/**
 * Where a report is kept on the device. The link's secret is not part of it: whoever sees the names of
 * what is stored learns nothing by which they could open the review.
 */
function placeOf(token: string): string {
  // FNV-1a: it tells reviews on one device apart, and no more is asked of it.
  let hash = 0x811c9dc5;
  for (const sign of token) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return `quire:review:${(hash >>> 0).toString(36)}`;
}

/** What this device keeps of the report. */
export const storedReport = (token: string): StoredValue<StoredReport> =>
  storedValue(placeOf(token), KeptSchema);
