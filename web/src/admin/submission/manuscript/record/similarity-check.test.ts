import { type Similarity, SimilaritySchema } from '@quire/model/entities/similarity';
import { describe, expect, it } from 'vitest';
import { similarityCheck } from './similarity-check.ts';

const similarity = (change: Partial<Similarity>): Similarity =>
  SimilaritySchema.parse({
    ...{ state: 'waiting', startedBy: null, startedAt: '2026-06-01T09:00:00.000Z' },
    ...{ file: { id: 'f', name: 'silt.docx', version: 2 }, ...change },
  });

describe('the similarity check', () => {
  it('claims nothing without a service or a result', () => {
    expect(similarityCheck(false, null)).toMatchObject({
      ...{
        verdict: 'none',
        says: expect.stringContaining('no connection to a similarity service'),
      },
    });
    for (const state of ['waiting', 'processing', 'comparing'] as const)
      expect(similarityCheck(true, similarity({ state })).verdict).toBe('none');
  });

  it('says why it failed or is repeated', () => {
    const error = 'The service answered 503.';
    expect(similarityCheck(true, similarity({ state: 'failed', error })).says).toContain(error);
    expect(similarityCheck(true, similarity({ error })).says).toContain(`retried: ${error}`);
    const problem = { code: 'request-refused', detail: '503' } as const;
    expect(similarityCheck(true, similarity({ problem })).says).toContain(
      'The service responded with 503.',
    );
  });

  it('says how much of which file matches what, and that the score proves nothing alone', () => {
    const score = { overall: 17.4, publications: 15, internet: 4 };
    const { says, verdict } = similarityCheck(true, similarity({ state: 'done', score }));
    expect(verdict).toBe('look');
    expect(says).toMatch(/^17% of the text matches \(15% publications, 4% web pages\)\./);
    expect(says).toContain('silt.docx, version 2');
    expect(says).toContain('It is not a verdict');
  });
});
