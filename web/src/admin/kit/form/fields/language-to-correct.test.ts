import { expect, it } from 'vitest';
import { languageOfField, languageToCorrect } from './language-to-correct.ts';

const problemIn = (language: string) => ({
  field: `translations.${language}.title`,
  message: 'Too long.',
});
const toCorrect = (...[problems, before]: readonly (readonly ReturnType<typeof problemIn>[])[]) =>
  languageToCorrect(problems ?? [], before ?? [], ['es', 'fr'], 'translations');

it('leads to a language with a problem after each attempt to save', () => {
  expect(toCorrect([problemIn('fr')])).toBe('fr');
  expect(toCorrect([problemIn('fr')], [problemIn('fr')])).toBe('fr');
  expect(toCorrect([{ field: 'title', message: 'Too long.' }])).toBeUndefined();
});

it('stays where a person corrects the first of two problems', () => {
  const [es, fr] = [problemIn('es'), problemIn('fr')];
  expect(toCorrect([es, fr])).toBe('es');
  expect(toCorrect([fr], [es, fr])).toBeUndefined();
});

it('knows the language that a link of the summary leads to', () => {
  const languageOf = (field: string) => languageOfField(field, ['es', 'pt-BR'], 'translations');
  expect(languageOf('translations.pt-BR.title')).toBe('pt-BR');
  expect(languageOf('translations.fr.title')).toBeUndefined();
  expect(languageOf('title')).toBeUndefined();
});
