import { FINGERPRINTS, INTEGRITY } from '@quire/model/collections';
import { type Integrity, IntegritySchema } from '@quire/model/entities/integrity';
import type { Submission } from '@quire/model/entities/submission';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  below,
  putSubmission,
  readyDraft,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
} from '../../testing/test-submissions.ts';
import { checkIntegrity } from './check-integrity.ts';

let press: SubmissionsPress;
beforeEach(async () => {
  await press?.close();
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const words = (from: number) =>
  Array.from({ length: 120 }, (_, at) => `term${from + at}`).join(' ');
const { authors } = readyDraft();
const OTHERS = authors.map((author) => ({ ...author, email: `x-${author.email}` }));

interface Sent extends Partial<Submission> {
  readonly sha?: string;
}

async function sent(id: string, { sha = id.padEnd(64, '0'), ...change }: Sent): Promise<Integrity> {
  const state = 'technical_check';
  const file = storedFile({ sha256: sha, name: `${id}.docx` });
  await putSubmission(press, id, { number: `CES-${id}`, state, ...change }, [file]);
  await checkIntegrity(press, id);
  const [found] = await below(press, id, INTEGRITY);
  return IntegritySchema.parse(found);
}

describe('comparing a submission with the others of the press', () => {
  it('finds the same text at another journal, whoever its authors are', async () => {
    await sent('a', { abstract: words(0), journal: 'MSP', authors: OTHERS });
    await sent('b', { abstract: words(500) });
    const { similar } = await sent('c', { abstract: words(0) });
    expect(similar).toEqual([
      {
        ...{ submission: 'a', number: 'CES-a', journal: 'MSP', likeness: 1 },
        ...{ files: [], sharesAuthors: false, isOpen: true },
      },
    ]);
  });

  it('finds the same file under another text, and says who shares it', async () => {
    await sent('a', { abstract: words(0), title: 'One', sha: 'f'.repeat(64), state: 'rejected' });
    const { similar } = await sent('c', {
      ...{ abstract: words(500), title: 'Another', sha: 'f'.repeat(64) },
    });
    expect(similar).toMatchObject([
      { submission: 'a', files: ['c.docx'], sharesAuthors: true, isOpen: false },
    ]);
  });

  it('ignores low similarity, the submission itself, transfers and named earlier submissions', async () => {
    await sent('little', {
      abstract: `${words(0).split(' ').slice(0, 30).join(' ')} ${words(900)}`,
    });
    await sent('moved', { abstract: words(0), transferredTo: 'c', state: 'transferred' });
    await sent('earlier', { abstract: words(0), state: 'rejected' });
    const again = { abstract: words(0), previousSubmission: 'CES-earlier' };
    expect((await sent('c', again)).similar).toEqual([]);
    expect((await sent('c', again)).similar).toEqual([]);
  });

  it('stores no address and no text by which others could be found', async () => {
    await sent('a', { abstract: words(0) });
    const kept = JSON.stringify((await press.db.doc(`${FINGERPRINTS}/a`).get()).data());
    for (const { email } of authors) expect(kept).not.toContain(email);
    expect(kept).not.toContain('term1');
  });
});

describe('comparing the authors with those of the first version', () => {
  it('names added and removed authors, however often it is submitted', async () => {
    expect((await sent('a', {})).changes).toEqual({
      ...{ added: [], removed: [], isReordered: false },
    });
    const [first, second] = authors;
    if (!first || !second) throw new Error('two authors');
    const third = {
      ...second,
      id: 'three',
      given: 'Ida',
      family: 'Moss',
      email: 'ida@moss.example',
    };
    const revised = { authors: [first, third] };
    for (const _ of [1, 2]) {
      const { changes } = await sent('a', revised);
      expect(changes.added).toEqual(['Ida Moss']);
      expect(changes.removed).toHaveLength(1);
    }
    expect((await sent('a', { authors: [second, first] })).changes.isReordered).toBe(true);
  });
});
