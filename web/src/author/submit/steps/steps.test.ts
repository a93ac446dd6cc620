import { SpecialIssueCardSchema } from '@quire/model/entities/published';
import { isFreeJournal } from '@quire/model/submission/declarations-for';
import { describe, expect, it } from 'vitest';
import { charactersLeft, describeWords } from '../fields/describe-limits.ts';
import { addKeywords } from '../fields/keywords-input.tsx';
import { openSpecialIssues } from './open-special-issues.ts';

describe('the fee', () => {
  const charges = {
    currency: 'EUR' as const,
    fees: [{ type: 'research-article' as const, amount: 90_000 }],
  };
  it('is nothing where no type has ever cost anything, nor will', () => {
    expect(isFreeJournal(charges)).toBe(false);
    expect(isFreeJournal(undefined)).toBe(true);
    const fees = charges.fees.map((fee) => ({ ...fee, amount: 0 }));
    expect(isFreeJournal({ ...charges, fees })).toBe(true);
  });
});

describe('the special issues to choose from', () => {
  const issue = (issueid: string, status: 'open' | 'closed', deadline?: string) =>
    SpecialIssueCardSchema.parse({
      ...{ journal: 'SJCM', issueid, volume: '1', number: '1', year: 2026, title: issueid },
      ...{ kind: 'special', status, deadline, description: '', guestEditors: [], topics: [] },
    });
  it('are open and not over, the one that closes first before the others', () => {
    const issues = [
      issue('late', 'open', '2027-01-01'),
      issue('over', 'open', '2026-01-01'),
      issue('closed', 'closed'),
      issue('soon', 'open', '2026-06-01'),
    ];
    expect(openSpecialIssues(issues, '2026-05-01T10:00:00Z').map(({ key }) => key)).toEqual([
      'soon',
      'late',
    ]);
  });
});

describe('limits', () => {
  it('count down, and say how much is too much', () => {
    expect(charactersLeft('abc', 5)).toBe('2 characters left');
    expect(charactersLeft('abcdef', 5)).toBe('1 character too many');
    expect(describeWords(90, 100, 300)).toBe('90 words, 10 more needed');
    expect(describeWords(310, 100, 300)).toBe('310 words, 10 too many');
  });
});

describe('keywords', () => {
  it('are parted at commas and lines and never doubled', () => {
    expect(addKeywords(['Tides'], 'tides, dunes;\nsalt marsh,,')).toEqual([
      'Tides',
      'dunes',
      'salt marsh',
    ]);
  });
});
