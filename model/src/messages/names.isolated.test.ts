import { afterEach, expect, test } from 'vitest';
import { formatMoney } from '../money.ts';
import { bindLanguage } from './language.ts';
import type { Language } from './languages.ts';
import { compareNames, countryName, languageName, ownLanguageName } from './names.ts';

const speak = (language: Language) => bindLanguage(() => language);
afterEach(() => bindLanguage(() => undefined));

test.each<[Language, string, string, string]>([
  ['en', 'Germany', 'Portuguese', 'EUR 1,250.00'],
  ['es', 'Alemania', 'portugués', '1250,00 EUR'],
  ['de', 'Deutschland', 'Portugiesisch', '1.250,00 EUR'],
  ['pt-BR', 'Alemanha', 'português', 'EUR 1.250,00'],
  ['zh-Hans', '德国', '葡萄牙语', 'EUR 1,250.00'],
])(
  'in %s countries, languages and money are written as its readers write them',
  (language, ...said) => {
    speak(language);
    expect([countryName('DE'), languageName('pt'), formatMoney(125_000, 'EUR')]).toEqual(said);
  },
);

test('names have the order of their language', () => {
  const names = ['Zorn', 'Ärzte', 'Azur', 'Öl', 'ähnlich'];
  speak('de');
  expect(names.toSorted(compareNames)).toEqual(['ähnlich', 'Ärzte', 'Azur', 'Öl', 'Zorn']);
});

test('languages have the name that they call themselves, and no wrong tag is an error', () => {
  speak('de');
  expect(['es', 'zh-Hans', 'ar'].map(ownLanguageName)).toEqual(['español', '简体中文', 'العربية']);
  expect([ownLanguageName('en-a'), languageName('en-a')]).toEqual(['en-a', 'en-a']);
});
