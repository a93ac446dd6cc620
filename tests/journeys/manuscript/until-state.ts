import { SUBMISSIONS } from '@quire/model/collections';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { vi } from 'vitest';
import { admin } from '../press-admin.ts';

/** Waits until a submission is at a state: the press moves some by itself. */
export const untilState = (submission: string, wanted: SubmissionState): Promise<void> =>
  vi.waitFor(
    async () => {
      const record = await admin.db.collection(SUBMISSIONS).doc(submission).get();
      const state: unknown = record.get('state');
      if (state !== wanted) throw new Error(`the submission is at ${state}, not at ${wanted}`);
    },
    { timeout: 30_000, interval: 100 },
  );
