/** Records for tests: people who save them, and what they save. */
import { claimsInJournals } from '@quire/model/grants';
import { type Asker, claimsOf } from '@quire/model/roles';
import { expect } from 'vitest';
import { Refused } from '../platform/errors/refused.ts';

export const asker = (uid: string, roles: readonly string[], ...journals: string[]): Asker => ({
  uid,
  claims: claimsInJournals(claimsOf({ roles }).roles, journals),
});

export const EDDA = asker('edda', ['author', 'editor'], 'CES');
export const EMIL = asker('emil', ['editor'], 'CES', 'JAM');
export const BOSS = asker('boss', ['admin']);

/** A piece of news of CES. */
export const news = (change: object = {}) => ({
  ...{ kind: 'news', skey: 'tides', title: 'Tides', summary: 'They turn.', markdown: 'They do.' },
  ...{ publishAt: '2026-06-01', status: 'draft', journal: 'CES' },
  ...change,
});

export const reviewer = (change: object = {}) => ({
  ...{ given: 'Ada', family: 'Holt', email: 'ada@example.org', journals: ['CES'] },
  ...change,
});

/** The code of the refusal that this ends with, with what it says. */
export async function refusal(attempt: Promise<unknown>): Promise<Refused> {
  const thrown: unknown = await attempt.then(
    (answer) => new Error(`not refused: ${JSON.stringify(answer)}`),
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Refused)) expect.fail(String(thrown));
  return thrown;
}

/** The code alone. */
export const codeOf = async (attempt: Promise<unknown>): Promise<string> =>
  (await refusal(attempt)).code;
