import { describe, expect, it } from 'vitest';
import { NO_CONTENT } from './draft-content.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { mergeTexts } from './merge-texts.ts';

const BASE = 'one\ntwo\nthree\nfour\nfive\nsix';

describe('mergeTexts', () => {
  it.each([
    [
      'changes of different lines',
      'ONE\ntwo\nthree\nfour\nfive\nsix',
      'one\ntwo\nthree\nfour\nFIVE\nsix',
      'ONE\ntwo\nthree\nfour\nFIVE\nsix',
    ],
    ['additions at both ends', `zero\n${BASE}`, `${BASE}\nseven`, `zero\n${BASE}\nseven`],
    [
      'a removal and a change elsewhere',
      'one\nthree\nfour\nfive\nsix',
      'one\ntwo\nthree\nfour\nfive\nSIX',
      'one\nthree\nfour\nfive\nSIX',
    ],
    [
      'the same change twice',
      'one\nTWO\nthree\nfour\nfive\nsix',
      'one\nTWO\nthree\nfour\nfive\nSIX',
      'one\nTWO\nthree\nfour\nfive\nSIX',
    ],
  ])('merges %s in either order', (_, mine, theirs, both) => {
    expect(mergeTexts(BASE, mine, theirs)).toBe(both);
    expect(mergeTexts(BASE, theirs, mine)).toBe(both);
  });

  it.each([
    ['the same line', 'one\nTWO\nthree\nfour\nfive\nsix', 'one\n2\nthree\nfour\nfive\nsix'],
    [
      'a line that the other removed',
      'one\nTWO\nthree\nfour\nfive\nsix',
      'one\nthree\nfour\nfive\nsix',
    ],
    ['the same place', `${BASE}\nmine`, `${BASE}\ntheirs`],
  ])('asks about changes of %s', (_, mine, theirs) => {
    expect(mergeTexts(BASE, mine, theirs)).toBe(null);
  });
});

describe('mergeDrafts', () => {
  const file = (name: string, size = 1) => ({
    role: 'figure' as const,
    name,
    path: name,
    contentType: 'image/png',
    size,
    sha256: 'a'.repeat(64),
  });
  const base = { ...NO_CONTENT, title: 'T', markdown: BASE, files: [file('a'), file('b')] };

  it('takes each field from the person who changed it', () => {
    const { content, conflicts } = mergeDrafts(
      base,
      { ...base, title: 'Mine' },
      { ...base, bibtex: '@misc{a}' },
    );
    expect([content.title, content.bibtex, conflicts]).toEqual(['Mine', '@misc{a}', []]);
  });

  it('names the fields that both have changed, and keeps mine there', () => {
    const { content, conflicts } = mergeDrafts(
      base,
      { ...base, title: 'Mine', abstract: 'x' },
      { ...base, title: 'Theirs', abstract: 'y' },
    );
    expect([content.title, conflicts]).toEqual(['Mine', ['title', 'abstract']]);
  });

  it('keeps the files that either has added', () => {
    const { content } = mergeDrafts(
      base,
      { ...base, files: [file('a'), file('b', 2), file('mine')] },
      { ...base, files: [file('b'), file('theirs')] },
    );
    expect(content.files.map(({ name, size }) => [name, size])).toEqual([
      ['b', 2],
      ['theirs', 1],
      ['mine', 1],
    ]);
  });
});
