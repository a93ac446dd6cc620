import { afterEach, expect, test } from 'vitest';
import { languagesByName } from './languages-by-name.ts';
import { bindLanguage } from './messages/language.ts';

afterEach(() => bindLanguage(() => undefined));

test('begins each language of a list with a capital, and orders them for the reader', () => {
  bindLanguage(() => 'es');
  const names = languagesByName();
  expect(names.find(({ code }) => code === 'en')?.name).toBe('Inglés');
  expect(names[0]?.name.startsWith('A')).toBe(true);
});

test('has the kinds of a language beside it', () => {
  const names = languagesByName().map(({ code }) => code);
  const from = names.indexOf('en');
  expect(names.slice(from, from + 3)).toEqual(['en', 'en-GB', 'en-US']);
  for (const code of ['pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant']) expect(names).toContain(code);
});
