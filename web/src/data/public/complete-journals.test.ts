import { HIGHLIGHT_BEGIN, HIGHLIGHT_END } from '@quire/model/search/highlight-parts';
import { expect, it } from 'vitest';
import { completeJournals } from './complete-journals.ts';

const journals = [
  { name: 'CES', fullname: 'Coasts and Seas' },
  { name: 'HY', fullname: '海洋科学学报' },
];

it.each([
  ['sea coa', '[Coa]sts and [Sea]s'],
  ['科学', '海洋[科学]学报'],
])(
  'completes the name of a journal by the beginnings of its words, or by signs within it: %s',
  (typed, marked) => {
    const titles = completeJournals(typed, journals).map(({ title }) => title);
    expect(titles).toEqual([
      marked.replaceAll('[', HIGHLIGHT_BEGIN).replaceAll(']', HIGHLIGHT_END),
    ]);
  },
);
