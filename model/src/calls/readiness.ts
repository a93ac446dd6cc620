/** What the office asks about a journal and the indexes that it wants to be in. */
import { z } from 'zod';
import { MEASURE_NAMES } from '../readiness/measures.ts';
import { URL_KEY } from '../url-key.ts';

export const READINESS_CALLS = {
  /** What can be counted of a journal. Refuses: `access/denied`, `record/not-found`. */
  journalReadiness: {
    request: z.object({ journal: z.string().regex(URL_KEY).max(20) }),
    response: z.object({
      checkedAt: z.iso.datetime(),
      /** By the unit of each (`MEASURES`); null: there is nothing to count it from. */
      measures: z.record(z.enum(MEASURE_NAMES), z.number().nullable()),
    }),
  },
} as const;
