import { expect, test } from 'vitest';
import { z } from 'zod';
import { translationsSchema } from './translations.ts';

const schema = translationsSchema({ title: z.string().min(1).max(5) });

test('takes any of the texts in any language that pages are translated into', () => {
  const translations = { es: { title: 'Uno' }, 'pt-BR': {}, ar: { title: 'واحد' } };
  expect(schema.parse(translations)).toEqual(translations);
  expect(schema.parse(undefined)).toBeUndefined();
});

test('leaves out English, languages that are not known, and other fields', () => {
  const given = { en: { title: 'One' }, 'en-XA': { title: 'Öne' }, xx: {}, es: { other: 'x' } };
  expect(schema.parse(given)).toEqual({ es: {} });
});

test('keeps the limits of the original', () => {
  expect(schema.safeParse({ es: { title: 'Demasiado' } }).success).toBe(false);
  expect(schema.safeParse({ es: { title: '' } }).success).toBe(false);
});
