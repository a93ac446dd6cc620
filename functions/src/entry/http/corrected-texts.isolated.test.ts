/** What requests have written, such as mails and proofs, has the press's corrections of texts. */
import { REVIEW_PROOF } from '@quire/model/paths';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Served, serveFunction } from '../../testing/serve.ts';

/** What was done, in its order. */
const done: string[] = [];
let served: Served | undefined;

vi.mock('../../platform/firebase/current-texts.ts', () => ({
  readCurrentTexts: async () => void done.push('texts'),
}));
vi.mock('../../platform/firebase/admin.ts', () => ({ adminPorts: () => ({}) }));
vi.mock('../../domain/mail/unsubscribe.ts', () => ({
  readUnsubscribe: async () => ({ language: 'es' }),
  unsubscribe: async () => null,
}));
vi.mock('./unsubscribe-page.ts', () => ({ unsubscribePage: () => done.push('page') && '' }));
vi.mock('../ports/admin-charges.ts', () => ({
  adminChargePorts: () => ({ now: () => new Date() }),
}));
vi.mock('../ports/admin-card.ts', () => ({ adminCardProvider: () => ({ read: () => ({}) }) }));
vi.mock('../../domain/charges/card/take-card-event.ts', () => ({
  takeCardEvent: async () => done.push('payment') && 'recorded',
}));
vi.mock('../ports/admin-submissions.ts', () => ({ adminSubmissionPorts: () => ({}) }));
vi.mock('../../domain/reviews/open-review-file.ts', () => ({ openReviewFile: async () => null }));
vi.mock('../ports/proof-ports.ts', () => ({
  withProofPorts: async (work: (ports: object) => unknown) => work({}),
}));
vi.mock('../../domain/proofs/open-review-proof.ts', () => ({
  openReviewProof: async () => {
    done.push('proof');
    throw new Error('not printed');
  },
}));

beforeEach(() => {
  done.length = 0;
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example');
});
afterEach(async () => {
  await served?.close();
  vi.unstubAllEnvs();
});

type Handler = Parameters<typeof serveFunction>[0];
const FUNCTIONS: readonly [
  path: string,
  what: string,
  load: () => Promise<Handler>,
  body?: object,
][] = [
  ['/unsubscribe/good/messages', 'page', async () => (await import('./count.ts')).count],
  ['/card/events', 'payment', async () => (await import('./card-events.ts')).cardEvents, {}],
  [
    '/reviewer/file',
    'proof',
    async () => (await import('./review-file.ts')).reviewFile,
    { token: 'a-token-of-twenty-signs', file: REVIEW_PROOF },
  ],
];

it.each(FUNCTIONS)(
  'reads the corrections before it answers %s with a %s',
  async (path, what, load, body) => {
    served = await serveFunction(await load());
    await fetch(`http://${served.host}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    expect(done).toEqual(['texts', what]);
  },
);
