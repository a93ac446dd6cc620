import { afterEach, expect, test } from 'vitest';
import { correctedTranslation, correctTexts } from './corrections.ts';
import { messageIn } from './message-in.ts';
import { bindTranslations, revisionOf } from './translations.ts';

afterEach(() => correctTexts('en', null));

const textOf = (key: string) => JSON.stringify(messageIn('en', key));

test('takes the press’s text before the catalogue’s, and counts its revision', () => {
  correctTexts('en', { revision: 3, texts: { 'layouts.menu': 'Contents' } });
  expect(textOf('layouts.menu')).toContain('Contents');
  expect(textOf('layouts.allResults')).toContain('All results');
  expect(revisionOf('en')).toBe(3);
  correctTexts('en', { revision: 4, texts: {} });
  expect(textOf('layouts.menu')).toContain('Menu');
  expect(revisionOf('en')).toBe(0);
});

test('leaves out what is no message and what no longer fits', () => {
  const texts = { 'layouts.gone': 'x', 'layouts.allResults': 'All', 'layouts.menu': 'Contents' };
  expect(correctedTranslation('en', { revision: 1, texts })?.layouts).toEqual({ menu: 'Contents' });
  expect(correctedTranslation('en', { revision: 1, texts: { 'layouts.gone': 'x' } })).toBeNull();
});

test('forgets corrections when other translations are bound', () => {
  correctTexts('en', { revision: 1, texts: { 'layouts.menu': 'Contents' } });
  bindTranslations(() => ({}));
  expect(revisionOf('en')).toBe(0);
});
