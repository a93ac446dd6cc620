import { afterEach, expect, test } from 'vitest';
import { bindLanguage } from '../messages/language.ts';
import type { Language } from '../messages/languages.ts';
import { yearFigureText } from './year-figure-labels.ts';

afterEach(() => bindLanguage(() => undefined));

test.each<[Language, string]>([
  ['en', '66.7%'],
  ['es', '66,7\u00a0%'],
  ['pt-BR', '66,7%'],
])('writes a share as readers of %s write it', (language, text) => {
  bindLanguage(() => language);
  expect(yearFigureText('acceptanceRate', 66.7)).toBe(text);
});

test('writes a dash for what is not known', () => {
  expect(yearFigureText('acceptanceRate', null)).toBe('–');
});
