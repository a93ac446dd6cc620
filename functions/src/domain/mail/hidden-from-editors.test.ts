import { MAIL, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

/** The mails about a submission that the outbox shows. */
async function outbox(submission: string): Promise<unknown[]> {
  const found = await press.db.collection(MAIL).where('submission', '==', submission).get();
  const shown = found.docs.filter((mail) => mail.get('withheld') === false);
  return shown.map((mail) => mail.get('template')).toSorted();
}

const withdraw = async (id: string, owner: string) => {
  await putSubmission(press, id, {
    ...{ state: 'technical_check', number: 'CES-2026-1', owner, authorUids: [owner] },
  });
  await moveSubmission(
    press,
    { ...PEOPLE.author, uid: owner },
    {
      ...{ submission: id, event: 'withdraw', from: 'technical_check', reason: 'An error.' },
    },
  );
};

it('hides mails to editors about a colleague’s manuscript from the outbox', async () => {
  await withdraw('strangers', PEOPLE.author.uid);
  expect(await outbox('strangers')).toEqual(['author/withdrawn', 'editor/withdrawn']);
  const { email, claims } = PEOPLE.editor;
  await press.db
    .collection(USERS)
    .doc('enno')
    .set({
      ...{ email, displayName: 'Enno', ...claims, updatedAt: '2026-01-01T00:00:00.000Z' },
    });
  await withdraw('colleagues', 'enno');
  expect(await outbox('colleagues')).toEqual(['author/withdrawn']);
});
