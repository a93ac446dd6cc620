import { problemText } from '@quire/model/entities/manuscript-problems';
import { LANGUAGE_TAGS } from '@quire/model/messages/languages';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../messages/in-language.ts';
import { readTranslation } from '../messages/read-translation.ts';
import { newReport, problem } from './problems.ts';

beforeAll(() => bindTranslations(readTranslation));

const missing = problem('warning', 'figure/missing', { name: 'mud.png' });

describe('the sentence of a problem', () => {
  it('is in the language of whoever reads it', () => {
    expect(problemText(missing)).toBe('The figure file “mud.png” is missing.');
    expect(inLanguage('de', () => problemText(missing))).toBe(
      'Die Abbildungsdatei „mud.png“ fehlt.',
    );
    const said = LANGUAGE_TAGS.map((tag) => inLanguage(tag, () => problemText(missing)));
    expect(new Set(said).size).toBe(LANGUAGE_TAGS.length);
  });

  it('names lists and dates as the reader does', () => {
    const left = { parts: ['volume', '<x-tag>'], abstracts: ['teaser'], identifiers: [] };
    const note = problem('note', 'jats/left-out', left);
    expect(inLanguage('fr', () => problemText(note))).toBe(
      'Non importé du fichier\u202f: le volume, <x-tag> et un résumé (teaser).',
    );
    const change = {
      kind: 'deleted',
      author: 'Ada Holt',
      day: '2026-03-02',
      words: 'mud',
    } as const;
    const deleted = problem('note', 'docx/tracked-change', change);
    expect(inLanguage('es', () => problemText(deleted))).toBe(
      'Eliminado (Ada Holt, 2 mar 2026): «mud»',
    );
    const undated = { ...change, author: '', day: '2026-99-02' };
    expect(problemText(problem('note', 'docx/tracked-change', undated))).toBe('Deleted: “mud”');
  });

  it('is what was kept, where only words were kept', () => {
    const kept = { code: 'figure/missing', message: 'The figure file is gone.' };
    expect(inLanguage('de', () => problemText(kept))).toBe('The figure file is gone.');
  });

  it('is the code, where this software cannot word it', () => {
    expect(problemText({ code: 'of/later', values: {} })).toBe('of/later');
    expect(problemText({ code: 'figure/missing', values: { name: 3 } })).toBe('figure/missing');
  });
});

describe('a report', () => {
  it('keeps the code, the values and the place of each problem', () => {
    const report = newReport();
    report.warn('figure/missing', { name: 'mud.png' }, 3);
    report.note('jats/formula', { formula: 'M1' }, undefined, 'these words');
    report.fail('title/missing', {});
    expect(report.problems).toEqual([
      { ...missing, line: 3 },
      {
        ...{ severity: 'note', code: 'jats/formula', values: { formula: 'M1' } },
        near: 'these words',
      },
      { severity: 'error', code: 'title/missing', values: {} },
    ]);
  });
});
