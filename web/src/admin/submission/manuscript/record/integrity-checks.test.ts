import type { Integrity } from '@quire/model/entities/integrity';
import { describe, expect, it } from 'vitest';
import { integrityChecks } from './integrity-checks.ts';

const NOTHING: Integrity = {
  at: '2026-06-01T09:00:00.000Z',
  similar: [],
  firstAuthors: [],
  changes: { added: [], removed: [], isReordered: false },
};

describe('the integrity checks of a manuscript', () => {
  it('are fine where nothing was found', () => {
    expect(integrityChecks(NOTHING).map(({ verdict }) => verdict)).toEqual([
      ...['fine', 'none', 'fine'],
    ]);
  });

  it('name the other submission and what they have in common, with a link', () => {
    const other = {
      ...{ submission: 's1', number: 'MSP-2026-00004', journal: 'MSP', likeness: 0.923 },
      ...{ files: ['a.docx', 'b.csv'], sharesAuthors: true, isOpen: true },
    };
    const [check] = integrityChecks({ ...NOTHING, similar: [other] });
    expect(check?.verdict).toBe('look');
    expect(check?.says).toContain(
      'MSP-2026-00004: about 92% of the wording of title and abstract and the same files (a.docx, b.csv); an author in common, open when this was checked.',
    );
    expect(check?.links?.[0]?.path).toContain('submission=s1');
  });

  it('say who was added and removed', () => {
    const changes = { added: ['Ida Moss'], removed: ['Ben Holt'], isReordered: true };
    const [, , check] = integrityChecks({ ...NOTHING, changes });
    expect(check?.says).toMatch(/^Added: Ida Moss\. Removed: Ben Holt\. The order has changed\. /);
  });

  it('name retracted works that are cited, and claim nothing without a list or DOIs', () => {
    const list = { importedAt: '2026-05-01T00:00:00.000Z', works: 61_000, newest: '2026-04-30' };
    const said = (references: Integrity['references']) =>
      integrityChecks({ ...NOTHING, references })[1];
    const work = {
      doi: '10.5555/bad',
      nature: 'retraction',
      on: '2020-01-02',
      notice: '',
    } as const;
    expect(said({ dois: 40, list, found: [work] })).toMatchObject({
      ...{ verdict: 'look', says: expect.stringContaining('10.5555/bad (retracted, 2 Jan 2020)') },
    });
    expect(said({ dois: 40, list, found: [] })?.verdict).toBe('fine');
    for (const checked of [
      { dois: 40, list: null, found: [] },
      { dois: null, list, found: [] },
      { dois: 0, list, found: [] },
    ])
      expect(said(checked)).toMatchObject({
        ...{ verdict: 'none', says: expect.stringContaining('Not checked') },
      });
  });

  it('do not claim a comparison that was not made', () => {
    expect(integrityChecks(null)).toMatchObject([{ verdict: 'none' }]);
  });
});
