import { describe, expect, it } from 'vitest';
import { type ExportedNotes, notesAsJson, notesAsMarkdown } from './notes-file.ts';

const note = (exact: string, text: string) => ({
  ...{ key: 'abcdefgh1234', revision: 2, text },
  ...{ created: '2026-03-01T10:00:00.000Z', modified: '2026-03-02T10:00:00.000Z' },
  place: { exact, prefix: 'How ', suffix: ' drain', start: 4, end: 10 },
});
const ALL: ExportedNotes = [
  {
    article: 'CES~creeks',
    named: { title: 'Creeks_and *mud*', journal: 'Coasts', path: '/article/CES/1-1/creeks' },
    notes: [note('tidal\n# creeks <b>', 'Is this *so*?'), note('mud', '')],
  },
  { article: 'CES~gone', named: null, notes: [note('ebb', '')] },
];

describe('a file of notes', () => {
  it('has each article with its passages and notes in Markdown', () => {
    expect(notesAsMarkdown(ALL, 'https://press.example')).toBe(`# Highlights and notes

## Creeks\\_and \\*mud\\*

Coasts, <https://press.example/article/CES/1-1/creeks>

> tidal \\# creeks \\<b\\>

Is this *so*?

Note of 2 March 2026

> mud

Highlight of 2 March 2026

## An article that is no longer public (CES~gone)

> ebb

Highlight of 2 March 2026
`);
  });

  it('has the same in JSON, with the place of each passage', () => {
    const { articles } = JSON.parse(notesAsJson(ALL, 'https://press.example'));
    expect(articles).toMatchObject([
      {
        id: 'CES~creeks',
        url: 'https://press.example/article/CES/1-1/creeks',
        notes: [{ prefix: 'How ', note: 'Is this *so*?', version: 2 }, { note: '' }],
      },
      { id: 'CES~gone', title: null, url: null, notes: [{ quote: 'ebb' }] },
    ]);
  });
});
