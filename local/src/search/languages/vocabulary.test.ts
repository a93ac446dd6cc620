import { describe, expect, it } from 'vitest';
import { fold } from '../text/fold.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabularyOf = (words: string, language: string): Vocabulary => {
  const vocabulary = new Vocabulary();
  for (const word of words.split(' ')) vocabulary.add(fold(word), language, language === 'de');
  return vocabulary;
};

const forms = (typed: string, words: string, language: string): string[] =>
  [...vocabularyOf(words, language).otherForms(fold(typed), [language])].toSorted();

describe('other forms of a word', () => {
  it.each([
    ['en', 'study', 'studies'],
    ['en', 'hypotheses', 'hypothesis'],
    ['en', 'leaf', 'leaves'],
    ['en', 'women', 'woman'],
    ['es', 'humedal', 'humedales'],
    ['es', 'luz', 'luces'],
    ['es', 'poblacion', 'poblaciones'],
    ['pt', 'população', 'populações'],
    ['pt', 'canais', 'canal'],
    ['pt', 'imagem', 'imagens'],
    ['fr', 'travail', 'travaux'],
    ['fr', 'eau', 'eaux'],
    ['de', 'Wald', 'Wälder'],
    ['de', 'Medien', 'Medium'],
    ['id', 'hutannya', 'hutan'],
    ['id', 'memantau', 'pemantauan'],
    ['ar', 'مياه', 'المياه'],
    ['ar', 'بحيرة', 'البحيرات'],
    ['ar', 'والأنهار', 'انهار'],
  ])('are found in %s: %s has %s', (language, typed, other) => {
    expect(forms(typed, other, language)).toEqual([fold(other)]);
    expect(forms(other, typed, language)).toEqual([fold(typed)]);
  });

  it.each([
    ['en', 'care', 'car cars'],
    ['en', 'university', 'universe'],
    ['es', 'puerto', 'puerta'],
    ['de', 'Leben', 'Leber'],
    ['ar', 'قلم', 'علم'],
  ])('are not other words in %s: %s is none of %s', (language, typed, others) => {
    expect(forms(typed, others, language)).toEqual([]);
  });

  it('are those of the languages that are asked for, in records of these and of no known language', () => {
    const vocabulary = vocabularyOf('humedales', 'es');
    expect(vocabulary.otherForms('humedal', ['fr', 'en'])).toEqual(new Set());
    vocabulary.add('humedales', '', false);
    expect(vocabulary.otherForms('humedal', ['en', 'es'])).toEqual(new Set(['humedales']));
  });
});

describe('compounds', () => {
  const vocabulary = vocabularyOf('Wasserqualität Gartenbau Hafenstädte Qualitäten Verstand', 'de');

  it.each([
    ['Qualität', [{ word: 'wasserqualitat', start: 6, length: 8 }]],
    ['Wasser', [{ word: 'wasserqualitat', start: 0, length: 6 }]],
    ['Stadt', [{ word: 'hafenstadte', start: 5, length: 5 }]],
    ['Arten', []],
    ['Bau', []],
  ])('are found by a part that leaves a word: %s', (part, found) => {
    expect(vocabulary.compounds(fold(part))).toEqual(found);
  });
});
