import { SubmissionSchema } from '@quire/model/entities/submission';
import {
  type StoredSubmissionFile,
  SubmissionFileSchema,
} from '@quire/model/entities/submission-file';
import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';

const AT = '2026-06-01T09:00:00.000Z';

function checkOf(
  label: string,
  change: object,
  files: readonly Partial<StoredSubmissionFile>[] = [],
) {
  const submission = SubmissionSchema.parse({
    ...{
      owner: 'anselm',
      authorUids: ['anselm'],
      editors: [],
      production: [],
      state: 'with_editor',
    },
    ...{ round: 0, revision: 0, stageEnteredAt: AT, createdAt: AT, updatedAt: AT },
    ...change,
  });
  const all = files.map((file, at) => ({
    ...SubmissionFileSchema.parse({
      ...{ kind: 'figure', name: `${at}.png`, format: 'png', size: 1, path: 'x', version: 1 },
      ...{ sha256: String(at).repeat(64), round: 0, uploadedBy: 'anselm', uploadedAt: AT },
      ...file,
    }),
    id: String(at),
  }));
  return checksOf({ ...submission, id: 's' }, all).find((each) => each.label === label);
}
const verdictOf = (label: string, change: object) => checkOf(label, change)?.verdict;

describe('the checks of a manuscript', () => {
  const LABEL = 'Address of the corresponding author';
  const author = (email: string, corresponding = true) => ({
    authors: [{ id: 'one', email, corresponding }],
  });

  it('point out a free mail service of the corresponding author only', () => {
    expect(verdictOf(LABEL, author('Ida.Moss@GMAIL.com'))).toBe('look');
    expect(verdictOf(LABEL, author('ida@gmail.com', false))).toBe('fine');
    expect(verdictOf(LABEL, author('ida@mail.gmail.com.example'))).toBe('fine');
    expect(verdictOf(LABEL, author('ida@ravnfjord.example'))).toBe('fine');
  });

  it('point out a missing data statement, and data on request', () => {
    const of = (dataAvailability: string) => verdictOf('Data availability', { dataAvailability });
    expect(of('')).toBe('look');
    expect(of('Data are available upon reasonable request.')).toBe('look');
    expect(of('Data are at Zenodo, as the editors requested.')).toBe('fine');
    const table = { kind: 'supplement', format: 'csv', name: 'levels.csv' } as const;
    expect(checkOf('Data availability', { dataAvailability: '' }, [table])?.says).toContain(
      'though data are attached (levels.csv)',
    );
  });

  it('point out figures without a statement, and duplicate figures', () => {
    const said = (aiStatement: string, files: readonly object[]) =>
      checkOf('Figures', { aiStatement }, files);
    expect(said('', [])).toBeUndefined();
    expect(said('', [{}])?.verdict).toBe('look');
    expect(said('None were used.', [{}, {}])?.verdict).toBe('fine');
    const twice = said('None were used.', [{ sha256: 'a'.repeat(64) }, { sha256: 'a'.repeat(64) }]);
    expect(twice).toMatchObject({
      ...{ verdict: 'look', says: expect.stringContaining('0.png = 1.png') },
    });
  });
});
