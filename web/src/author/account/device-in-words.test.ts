import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceInWords } from './device-in-words.ts';

beforeAll(() => bindTranslations(readTranslation));
afterAll(() => bindTranslations(() => ({})));

test.each([
  ['Firefox (Linux)', 'Firefox (Linux)'],
  ['unknown (Linux)', 'Unbekannter Browser (Linux)'],
  ['unknown', 'Unbekannter Browser'],
  ['A browser (Linux)', 'Unbekannter Browser (Linux)'],
])('writes %s in the language of the page', (stored, shown) => {
  expect(inLanguage('de', () => deviceInWords(stored))).toBe(shown);
});
