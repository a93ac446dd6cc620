import { inReaderLanguage, languageOfText } from '@quire/model/messages/in-reader-language';
import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

const record = {
  name: 'CES',
  title: 'Tides',
  summary: 'They turn.',
  topics: ['Mud'],
  translations: {
    es: { title: 'Mareas', summary: '', topics: [] },
    ar: { title: 'المد والجزر', summary: 'يدور.', topics: ['طين'] },
  },
};
const { translations: _, ...original } = record;

test('shows the original to readers of English, without its translations', () => {
  expect(inReaderLanguage(record)).toEqual(original);
  expect(languageOfText(inReaderLanguage(record), 'title')).toBeUndefined();
});

test('puts what is translated in place of the original, and says what is not', () => {
  inLanguage('es', () => {
    const shown = inReaderLanguage(record);
    expect(shown).toEqual({ ...original, title: 'Mareas', translated: ['title'] });
    expect(languageOfText(shown, 'title')).toBeUndefined();
    expect(languageOfText(shown, 'summary')).toBe('en');
    expect(languageOfText(shown, 'topics')).toBe('en');
  });
  inLanguage('ar', () => {
    expect(inReaderLanguage(record)).toMatchObject({ summary: 'يدور.', topics: ['طين'] });
  });
});

test('shows the original where nothing is translated', () => {
  inLanguage('fr', () => {
    expect(inReaderLanguage(record)).toEqual(original);
    expect(languageOfText({}, 'title')).toBe('en');
  });
});

test('translates the texts of a group one by one, and shows none of a group that is gone', () => {
  const journal = {
    policies: { data: 'Share data.', ai: 'Say so.' },
    translations: {
      es: { policies: { data: 'Comparta los datos.', ai: '' }, call: { text: 'x' } },
    },
  };
  inLanguage('es', () => {
    const shown = inReaderLanguage(journal);
    expect(shown.policies).toEqual({ data: 'Comparta los datos.', ai: 'Say so.' });
    expect(languageOfText(shown, 'policies.data')).toBeUndefined();
    expect(languageOfText(shown, 'policies.ai')).toBe('en');
    expect(shown).not.toHaveProperty('call');
  });
});
