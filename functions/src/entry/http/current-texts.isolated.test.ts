/** What these functions have written is in the words that the press has now. */
import { expect, it, vi } from 'vitest';
import { serveFunction } from '../../testing/serve.ts';

const written: string[] = [];
const write = async () => {
  const { t } = await import('@quire/model/messages/t');
  written.push(t('mail.stopTitle'));
};
vi.mock('../../platform/firebase/admin.ts', () => {
  const corrections = { revision: 1, texts: { 'mail.stopTitle': 'No more mails?' } };
  const docs = [{ id: 'en', data: () => corrections }];
  return { adminPorts: () => ({ db: { collection: () => ({ get: async () => ({ docs }) }) } }) };
});
vi.mock('../ports/admin-charges.ts', () => ({ adminChargePorts: () => ({ now: () => 0 }) }));
vi.mock('../ports/admin-card.ts', () => ({ adminCardProvider: () => ({ read: () => ({}) }) }));
vi.mock('../../domain/charges/card/take-card-event.ts', () => ({ takeCardEvent: write }));
vi.mock('../ports/admin-submissions.ts', () => ({ adminSubmissionPorts: () => ({}) }));
vi.mock('../ports/proof-ports.ts', () => ({ withProofPorts: (use: () => unknown) => use() }));
vi.mock('../../domain/reviews/open-review-file.ts', () => ({ openReviewFile: write }));
vi.mock('../../domain/proofs/open-review-proof.ts', () => ({ openReviewProof: write }));

it.each([
  ['the mail about a card payment', async () => (await import('./card-events.ts')).cardEvents, ''],
  [
    'the proof for a reviewer',
    async () => (await import('./review-file.ts')).reviewFile,
    'token=a-token-of-a-reviewer&file=proof',
  ],
])('has the press’s own words in %s', async (_, load, body) => {
  // The texts are read once a minute: each function begins anew.
  vi.resetModules();
  const served = await serveFunction(await load());
  await fetch(`http://${served.host}/`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await served.close();
  expect(written.splice(0)).toEqual(['No more mails?']);
});
