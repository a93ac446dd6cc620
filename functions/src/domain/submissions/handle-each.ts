import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import type { SubmissionPorts } from './ports.ts';

const DAY_MS = 86_400_000;

/** A run ends before the next one begins; the rest is left to the next run. */
export const AT_ONCE = 100;

export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** A submission that fails must not block the others. Returns how many were processed. */
export async function handleEach(
  ports: SubmissionPorts,
  docs: readonly QueryDocumentSnapshot[],
  work: (doc: QueryDocumentSnapshot) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const doc of docs) {
    try {
      if (await work(doc)) done += 1;
    } catch (error) {
      // It has changed state since it was found.
      if (error instanceof Refused && error.code === 'submission/wrong-state') continue;
      ports.log.error('submission/not-tended', { id: doc.id, reason: String(error) });
    }
  }
  return done;
}
