import { expect, test } from 'vitest';
import { languageFor } from './languages.ts';
import { writingDirection } from './writing-direction.ts';

test.each([
  ['zh', 'zh-Hans'],
  ['pt', 'pt-BR'],
  ['es-MX', 'es'],
  ['pt-PT', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
  ['DE', 'de'],
  ['zh-TW', 'en'],
  ['zh-Hant', 'en'],
  ['no tag', 'en'],
  ['ar', 'ar'],
  ['en-XA', 'en'],
  ['ja', 'en'],
])('puts the words around a text in %s into %s', (tag, language) => {
  expect(languageFor(tag)).toBe(language);
});

test.each([
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['arn', 'ltr'],
  ['en', 'ltr'],
])('knows how %s is written', (tag, direction) => {
  expect(writingDirection(tag)).toBe(direction);
});
