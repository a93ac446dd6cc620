import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { type DepositFault, DepositFaultSchema } from '@quire/model/entities/deposit-faults';
import { invalidRecord } from '@quire/model/entities/registration';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemInWords } from './problem-words.ts';

beforeAll(() => bindTranslations(readTranslation));
afterAll(() => bindTranslations(() => ({})));

const long: DepositFault = { fault: 'too-long', part: 'firstPage', count: 33, most: 32 };

it('says in the reader’s language what is wrong with a record', () => {
  const problem = invalidRecord(long);
  expect(problemInWords(problem).means).toContain(
    'Too long: first page (33 characters, at most 32).',
  );
  expect(inLanguage('es', () => problemInWords(problem).means)).toContain(
    'Demasiado largo: primera página (33 caracteres, como máximo 32).',
  );
  expect(DepositFaultSchema.parse(problem.params)).toEqual(long);
});

it('shows an earlier reason in the words that were stored', () => {
  const stored = { code: 'invalid', params: { reason: 'The DOI is not valid.' } } as const;
  expect(inLanguage('es', () => problemInWords(stored).means)).toContain('The DOI is not valid.');
});
