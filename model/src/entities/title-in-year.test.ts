import { expect, it } from 'vitest';
import { titleInYear } from './title-in-year.ts';

const JOURNAL = {
  ...{ fullname: 'Coastal Earth Systems', key_title: 'Coast. Earth Syst.' },
  ...{ issn: '2049-3630', issn_print: '2049-3622', issn_l: '2049-3630' },
  formerTitles: [
    { title: 'Salt', from: 2001, to: 2001 },
    { title: 'Notes on Salt', issn: '2434-561X', from: 2002, to: 2010 },
  ],
};

it('is the former title of its years, with the ISSNs that are recorded with it', () => {
  const notes = { fullname: 'Notes on Salt', issn: '2434-561X', issn_print: undefined };
  for (const year of [2002, 2010]) expect(titleInYear(JOURNAL, year)).toEqual(notes);
  expect(titleInYear(JOURNAL, 2001)).toEqual({ fullname: 'Salt', issn: '', issn_print: undefined });
});

it('is the title of today in all other years', () => {
  for (const year of [2000, 2011])
    expect(titleInYear(JOURNAL, year)).toMatchObject({
      key_title: JOURNAL.key_title,
      fullname: JOURNAL.fullname,
      issn: JOURNAL.issn,
    });
  expect(titleInYear({ ...JOURNAL, formerTitles: undefined }, 2002).issn).toBe(JOURNAL.issn);
});
