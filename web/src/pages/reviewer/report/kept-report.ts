import { ReviewReportSchema } from '@quire/model/entities/review';
import { z } from 'zod';
import type { Report } from '../review-view.ts';

const KeptSchema = z.object({
  revision: z.number().int().nonnegative(),
  report: ReviewReportSchema,
});

/** What was typed and had not reached the press, with the revision it was made from. */
export interface KeptReport {
  readonly revision: number;
  readonly report: Report;
}

/**
 * Where a report is kept on the device. The link's secret is not part of it: whoever sees the names of
 * what is stored learns nothing by which they could open the review.
 */
export function placeOf(token: string): string {
  // FNV-1a: it tells reviews on one device apart, and no more is asked of it.
  let hash = 0x811c9dc5;
  for (const sign of token) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return `quire:review:${(hash >>> 0).toString(36)}`;
}

/** Null where nothing is kept, or nothing that can be read. */
export function readKept(place: string): KeptReport | null {
  try {
    return KeptSchema.safeParse(JSON.parse(localStorage.getItem(place) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Whether it is kept: null forgets it. */
export function keep(place: string, kept: KeptReport | null): boolean {
  try {
    if (kept) localStorage.setItem(place, JSON.stringify(kept));
    else localStorage.removeItem(place);
    return true;
  } catch {
    // Storage is full or forbidden: it still stands in the form.
    return false;
  }
}
