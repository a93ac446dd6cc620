import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PEOPLE,
  putSubmission,
  readyDraft,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from './move-submission.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

async function problemsIn(journal: string): Promise<readonly string[]> {
  const { apcAccepted: _, ...declarations } = readyDraft().declarations;
  await putSubmission(press, `to-${journal}`, { journal, declarations });
  const asked = { submission: `to-${journal}`, event: 'submit', from: 'draft' } as const;
  const { problems } = await moveSubmission(press, PEOPLE.author, asked);
  return problems.map(({ field }) => field);
}

it('moves a manuscript to a journal without a charge without asking for acceptance, and to no other', async () => {
  expect(await problemsIn('MSP')).toEqual([]);
  expect(await problemsIn('CES')).toEqual(['declarations.apcAccepted']);
});
