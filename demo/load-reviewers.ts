import { readFile } from 'node:fs/promises';
import { REVIEWERS } from '@quire/model/collections';
import { ReviewerSchema } from '@quire/model/entities/reviewer';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { parse } from 'yaml';
import { z } from 'zod';
import { readData } from '../functions/src/domain/records/save-record.ts';
import { writeRecord } from '../functions/src/domain/records/write-record.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import { inTransaction } from '../functions/src/platform/database/transaction.ts';

const DemoReviewersSchema = z.array(
  ReviewerSchema.omit({ journals: true }).extend({ id: z.string().regex(/^[a-z0-9-]+$/) }),
);

/** The demo press's base of reviewers. Who is there already stays. */
export async function loadReviewers(
  { db, now }: Pick<SubmissionPorts, 'db' | 'now'>,
  journals: readonly string[],
): Promise<void> {
  const text = await readFile(new URL('./reviewers.yaml', import.meta.url), 'utf8');
  const kind = RECORD_KINDS.reviewers;
  for (const { id, ...person } of DemoReviewersSchema.parse(parse(text))) {
    const after = readData(kind, { ...person, journals: [...journals] });
    const ref = db.collection(REVIEWERS).doc(id);
    await inTransaction(db, async (tx) => {
      if ((await tx.get(ref)).exists) return;
      const by = { uid: 'demo-editor', name: 'The demo press' };
      const write = { before: null, change: 'created', isBeforeKept: false } as const;
      writeRecord(tx, { kind, ref, after, by, at: now().toISOString(), ...write });
    });
  }
}
