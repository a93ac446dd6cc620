import { expect, it } from 'vitest';
import { nearestLanguage } from './nearest-language.ts';

it.each([
  ['es', ['en', 'es'], 'es'],
  ['pt-BR', ['pt-PT', 'pt-br'], 'pt-br'],
  ['pt-BR', ['en', 'pt'], 'pt'],
  ['zh-Hans', ['en', 'zh-CN'], 'zh-CN'],
  ['es', ['en', 'est'], undefined],
  ['es', [], undefined],
])('chooses for a reader of %s among %j', (wanted, languages, chosen) => {
  const texts = languages.map((language) => ({ language }));
  expect(nearestLanguage(wanted, texts)?.language).toBe(chosen);
});
