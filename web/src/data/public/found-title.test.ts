import { inLanguage } from '@quire/content/messages/in-language';
import type { Language } from '@quire/model/messages/languages';
import { parseHits } from '@quire/model/search/search-hit';
import { expect, it } from 'vitest';
import { foundTitle } from './found-title.ts';

const [hit] = parseHits('articles', [
  {
    ...{ objectID: 'CES~marsh', path: '/article/CES/1-1/marsh', date: 0, year: 2026 },
    ...{ title: '盐沼', language: 'zh-Hans' },
    ...{ titles: ['鹽沼', 'Marismas'], titleLanguages: ['zh-Hant', 'es'] },
    ...{ authors: [], journal: '', journalKey: 'CES', issn: [], issue: '1-1', volume: '1' },
    ...{ number: '1', pages: '', type: 'research-article', subjects: [], keywords: [] },
    licence: 'CC-BY-4.0',
    _highlightResult: {
      title: { value: '<盐>沼' },
      titles: [{ value: '<鹽>沼' }, { value: '<Marismas>' }],
    },
  },
]);

it.each<[Language, { title: string; language: string }]>([
  ['zh-Hans', { title: '<盐>沼', language: 'zh-Hans' }],
  ['es', { title: '<Marismas>', language: 'es' }],
  ['fr', { title: '<盐>沼', language: 'zh-Hans' }],
])('takes the title in the language of the page, otherwise the own: %s', (page, title) => {
  if (!hit) expect.fail('no hit');
  expect(inLanguage(page, () => foundTitle(hit))).toEqual(title);
});
