import { expect, it } from 'vitest';
import { arabicForms } from './arabic-forms.ts';
import { queryLanguages } from './search-languages.ts';

it.each([
  ['tides', 'en', ['en', 'es']],
  ['mareas', 'es', ['es', 'en', 'pt']],
  ['marés', 'pt-BR', ['pt', 'en', 'es']],
  ['潮汐', 'en', ['zh', 'en', 'es']],
  ['المد', 'fr', ['ar', 'fr', 'en']],
  ['潮汐', 'zh-Hans', ['zh', 'en', 'es']],
] as const)('reads “%s” on a page in %s first in %j', (typed, page, first) => {
  const languages = queryLanguages(typed, page);
  expect(languages.slice(0, first.length)).toEqual(first);
  expect(languages.toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'id', 'pt', 'zh']);
});

it('has Arabic words with the article and without it, folded', () => {
  expect(arabicForms(['جودة المياه وبالأنهار', 'Tides'])).toEqual(['الجوده', 'مياه', 'انهار']);
  expect(arabicForms(['潮汐', 'Mareas'])).toEqual([]);
});
