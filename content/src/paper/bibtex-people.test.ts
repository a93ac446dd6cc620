import { expect, it } from 'vitest';
import { bibtexPeople, withoutBibtexPeople } from './bibtex-people.ts';

const SOURCE = `%% Created for Ada Okoro at 2026-02-01
@article{holt2020,
  author = {Holt, Maren},
  title = {50\\% ice},
  file = {:C\\:/Users/ada/holt.pdf:PDF},
  owner = {Ben Holt},
}
@Comment{jabref-meta: saveActions:{ada};}
`;

it('finds whose the file is, and none of the authors it lists', () => {
  expect(bibtexPeople(SOURCE)).toEqual(['Ben Holt', 'Ada Okoro']);
});

it('keeps the works, without owners, places and comments', () => {
  expect(withoutBibtexPeople(SOURCE)).toBe(`
@article{holt2020,
  author = {Holt, Maren},
  title = {50\\% ice},
}

`);
});
