import { describe, expect, it } from 'vitest';
import { addWorks } from './add-works.ts';
import { openLibrary } from './library.ts';

const HOLT = `@article{holt2021,
  author = {Holt, Mara and Okafor, Ben},
  title = {Tidal creeks and {DNA}},
  journal = {Estuarine Notes},
  year = {2021},
  volume = {12},
  doi = {10.5555/en.2021.0012}
}`;
const CSL = JSON.stringify([
  {
    id: 'https://doi.org/10.5555/x',
    type: 'article-journal',
    title: 'Höhe & mud_flats',
    author: [{ family: 'Öberg', given: 'Å.' }],
    issued: { 'date-parts': [[2019]] },
    'container-title': 'Notes',
    DOI: '10.5555/x',
  },
]);

describe('addWorks', () => {
  it('adds BibTeX to nothing, so that it can be cited', () => {
    const { bibliography, keys, problems } = addWorks('', HOLT);
    expect(keys).toEqual(['holt2021']);
    expect(problems).toEqual([]);
    expect(openLibrary(bibliography).cite(['holt2021']).names.get('holt2021')?.full).toBe(
      'Holt & Okafor, 2021',
    );
  });

  it('keeps what is there to the letter', () => {
    const before = `% mine\n${HOLT}\n`;
    const { bibliography } = addWorks(before, CSL);
    expect(bibliography.startsWith(before.trimEnd())).toBe(true);
    const { names, entries } = openLibrary(bibliography).cite(['oberg2019']);
    expect(names.get('oberg2019')?.full).toBe('Öberg, 2019');
    expect(entries[0]?.html).toContain('mud_flats');
  });

  it('cites a work that is there already by its key', () => {
    const again = HOLT.replace('holt2021', 'HoltOther');
    expect(addWorks(HOLT, again)).toEqual({ bibliography: HOLT, keys: ['holt2021'], problems: [] });
  });

  it('gives another work with an existing key a new one', () => {
    const other = HOLT.replace('0012', '0099').replace('Tidal', 'Dry');
    const { bibliography, keys } = addWorks(HOLT, other);
    expect(keys).toEqual(['holt2021b']);
    expect(openLibrary(bibliography).find('holt2021b')).toBe('holt2021b');
  });

  it('leaves CSL-JSON what it is', () => {
    const { bibliography, keys } = addWorks(CSL, HOLT);
    expect(JSON.parse(bibliography)).toHaveLength(2);
    expect(openLibrary(bibliography).find(keys[0] ?? '')).toBe('holt2021');
  });

  it.each(['', 'not a work', '[broken', '@article{'])('changes nothing for %j', (pasted) => {
    const { bibliography, keys, problems } = addWorks(HOLT, pasted);
    expect([bibliography, keys]).toEqual([HOLT, []]);
    expect(problems.at(-1)?.severity).toBe('error');
  });
});
