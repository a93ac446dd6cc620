import { SubmissionSchema } from '@quire/model/entities/submission';
import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';

const AT = '2026-06-01T09:00:00.000Z';

function verdictOf(label: string, change: object) {
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
  return checksOf({ ...submission, id: 's' }, []).find((each) => each.label === label)?.verdict;
}

describe('the checks of a manuscript', () => {
  const LABEL = 'Address of the corresponding author';
  const author = (email: string, corresponding = true) => ({
    authors: [{ id: 'one', email, corresponding }],
  });

  it('point out a free mail service of the corresponding author alone', () => {
    expect(verdictOf(LABEL, author('Ida.Moss@GMAIL.com'))).toBe('look');
    expect(verdictOf(LABEL, author('ida@gmail.com', false))).toBe('fine');
    expect(verdictOf(LABEL, author('ida@mail.gmail.com.example'))).toBe('fine');
    expect(verdictOf(LABEL, author('ida@ravnfjord.example'))).toBe('fine');
  });

  it('point out a missing statement of data, and data on request', () => {
    const of = (dataAvailability: string) => verdictOf('Data availability', { dataAvailability });
    expect(of('')).toBe('look');
    expect(of('Data are available upon reasonable request.')).toBe('look');
    expect(of('Data are at Zenodo, as the editors requested.')).toBe('fine');
  });
});
