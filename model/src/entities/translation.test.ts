import { expect, test } from 'vitest';
import { ArticleMetadataSchema } from './article.ts';
import { repeatedLanguages } from './translation.ts';

test('reads an article from before there were translations', () => {
  expect(ArticleMetadataSchema.parse({ title: 'Mud' }).translations).toEqual([]);
});

test('reads a translation that has a title alone, and refuses one without', () => {
  const read = (translation: object) =>
    ArticleMetadataSchema.safeParse({ title: 'Mud', translations: [translation] }).success;
  expect(read({ language: 'pt-BR', title: 'Lama' })).toBe(true);
  expect(read({ language: 'pt-BR', title: '' })).toBe(false);
  expect(read({ language: 'PT', title: 'Lama' })).toBe(false);
});

test('finds a language that the article or an earlier translation has', () => {
  const languages = (...tags: string[]) => tags.map((language) => ({ language }));
  expect(repeatedLanguages('en', languages('fr', 'de'))).toEqual([]);
  expect(repeatedLanguages('en', languages('fr', 'en', 'FR'))).toEqual([1, 2]);
});
