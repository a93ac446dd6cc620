import { afterEach, expect, test } from 'vitest';
import { bindLanguage } from './language.ts';
import type { Language } from './languages.ts';
import { readersAbstract } from './readers-abstract.ts';

const mud = {
  language: 'en',
  abstract: 'Mud settles.',
  translations: [
    { language: 'pt', abstract: 'A lama assenta.' },
    { language: 'es', abstract: ' ' },
  ],
};

const abstractIn = (language: Language) => {
  bindLanguage(() => language);
  return readersAbstract(mud);
};
afterEach(() => bindLanguage(() => undefined));

test('takes the abstract in the language of the reader where there is one', () => {
  expect(abstractIn('pt-BR')).toBe('A lama assenta.');
  expect(abstractIn('es')).toBe('Mud settles.');
  expect(abstractIn('en')).toBe('Mud settles.');
});
