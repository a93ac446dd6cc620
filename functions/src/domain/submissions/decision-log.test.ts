import { AUDIT } from '@quire/model/collections';
import { KEPT_WITH_MANUSCRIPT } from '@quire/model/entities/audit-entry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from './move-submission.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const rejected = async (id: string, owner: string) => {
  const written = { owner, authorUids: [owner] };
  await putSubmission(press, id, { state: 'with_editor', number: `CES-2026-${id}`, ...written });
  await moveSubmission(press, PEOPLE.editor, {
    ...{ submission: id, event: 'desk_reject', from: 'with_editor' },
    letter: 'It is not for this journal: there is no data in it.',
  });
  const log = await press.db.collection(AUDIT).where('submission', '==', id).get();
  return log.docs.map((doc) => doc.data());
};

it('logs who made which decision', async () => {
  expect(await rejected('plain', PEOPLE.author.uid)).toMatchObject([
    { action: 'submission.decision', event: 'desk_reject', by: 'edda', to: 'desk_rejected' },
  ]);
});

it('names no editor where the author is a member of staff, who may read the log', async () => {
  const { email, claims } = PEOPLE.admin;
  const updatedAt = '2026-01-01T00:00:00.000Z';
  const user = { email, displayName: 'Ada', ...claims, updatedAt };
  await press.db.doc('users/writing-admin').set(user);
  expect(await rejected('staff', 'writing-admin')).toMatchObject([{ by: KEPT_WITH_MANUSCRIPT }]);
});
