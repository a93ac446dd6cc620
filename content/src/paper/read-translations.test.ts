import { expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';

function read(fields: string) {
  const file = `---\ntitle: Mud\nlanguage: en\n${fields}\n---\n\nText.`;
  const made = readPaper({
    name: 'mud',
    files: new Map([['paper.md', new TextEncoder().encode(file)]]),
  });
  if (!made.ok) throw new Error('The paper cannot be read');
  const { translations, translationOf } = made.content.metadata;
  return { translations, translationOf, codes: made.problems.map(({ code }) => code) };
}

it('reads titles and abstracts in other languages, and what the paper is a translation of', () => {
  const { translations, translationOf, codes } = read(`translationOf: silt
translations:
  - language: es
    title: Lodo y *agua*
    abstract: |
      Uno.

      Dos.
    plainSummary: Moja.
    keywords: [lodo, agua]
  - language: ar
    title: الطين`);
  expect(translations).toEqual([
    {
      ...{ language: 'es', title: 'Lodo y *agua*', abstract: 'Uno.\n\nDos.' },
      ...{ plainSummary: 'Moja.', keywords: ['lodo', 'agua'] },
    },
    { language: 'ar', title: 'الطين' },
  ]);
  expect(translationOf).toBe('silt');
  expect(codes.filter((code) => code.startsWith('translation'))).toEqual([]);
});

it('reports what does not fit and leaves it out', () => {
  const { translations, translationOf, codes } = read(`translationOf: "no key!"
translations:
  - language: es
    title: Lodo
  - language: ES-419
    title: Lodo
  - language: en
    title: Mud again
  - es
  - language: fr`);
  expect(translations).toEqual([{ language: 'es', title: 'Lodo' }]);
  expect(translationOf).toBeUndefined();
  expect(codes).toEqual(
    expect.arrayContaining([
      ...['translations/unreadable', 'translations/repeated', 'translationOf/unreadable'],
    ]),
  );
});
