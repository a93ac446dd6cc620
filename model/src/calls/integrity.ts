/** What the office asks about the checks of a manuscript. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { STAFF_CHECK_MAX_CHARACTERS, StaffCheckSchema } from '../entities/staff-check.ts';

const Submission = documentId(/^[A-Za-z0-9_-]{1,60}$/);

export const INTEGRITY_CALLS = {
  /** The journal's checklist (guest editors may not read the journal's record), and what can be checked at all. */
  manuscriptChecks: {
    request: z.object({ submission: Submission }),
    response: z.object({
      checklist: z.array(StaffCheckSchema),
      /** Whether manuscripts can be compared with published texts. */
      hasSimilarity: z.boolean(),
    }),
  },
  /** Has a service compare the manuscript with published texts; one that is under way goes on. */
  startSimilarity: {
    request: z.object({ submission: Submission }),
    response: z.object({}),
  },
  /** Where the service shows its report to this person, for some minutes. */
  similarityReport: {
    request: z.object({ submission: Submission }),
    response: z.object({ url: z.url() }),
  },
  /** Compares the manuscript once more: the list of retracted works, or other submissions, may be newer. */
  checkManuscriptAgain: {
    request: z.object({ submission: Submission }),
    response: z.object({}),
  },
  /** Ticks an item of the checklist, or removes the tick. */
  tickStaffCheck: {
    request: z.object({
      submission: Submission,
      text: z.string().min(1).max(STAFF_CHECK_MAX_CHARACTERS),
      isDone: z.boolean(),
    }),
    response: z.object({}),
  },
} as const;
