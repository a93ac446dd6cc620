import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkForm } from './form-problems.ts';

const Schema = z.object({
  title: z.string().min(1).max(10),
  subtitle: z.string().max(10).default(''),
  doi: z.string().regex(/^10\./, 'A DOI begins with 10.').optional(),
  pages: z.number().int().min(1).optional(),
  mail: z.email(),
  people: z
    .array(z.object({ name: z.string().min(1), orcid: z.string().min(19).optional() }))
    .default([]),
  policies: z.object({ data: z.string().default('') }).prefault({}),
});
const GOOD = { title: 'Tides', mail: 'a@b.org' };

const problems = (values: Record<string, unknown>) => {
  const checked = checkForm(Schema, { ...GOOD, ...values });
  return checked.ok ? {} : Object.fromEntries(checked.problems.map((p) => [p.field, p.message]));
};

describe('checkForm', () => {
  test('leaves out empty optional values, also inside lists and objects', () => {
    const typed = {
      ...GOOD,
      subtitle: '',
      doi: '',
      pages: null,
      people: [{ name: 'Ada', orcid: '' }],
    };
    expect(checkForm(Schema, typed)).toEqual({
      ok: true,
      data: {
        ...GOOD,
        subtitle: '',
        people: [{ name: 'Ada' }],
        policies: { data: '' },
      },
    });
  });

  test.each([
    [{ title: '' }, { title: 'Fill this in.' }],
    [{ title: 'x'.repeat(11) }, { title: 'Enter at most 10 characters.' }],
    [{ mail: 'nobody' }, { mail: 'Enter an e-mail address.' }],
    [{ doi: 'x' }, { doi: 'A DOI begins with 10.' }],
    [{ pages: 0 }, { pages: 'Enter 1 or more.' }],
    [{ pages: 'many' }, { pages: 'Enter a number.' }],
    [{ people: [{ name: '' }] }, { 'people.0.name': 'Fill this in.' }],
  ])('says what is wrong with %j', (typed, said) => {
    expect(problems(typed)).toEqual(said);
  });

  test('keeps what looks like markup as text', () => {
    const checked = checkForm(Schema, { ...GOOD, subtitle: '<b>&amp;' });
    expect(checked.ok && checked.data.subtitle).toBe('<b>&amp;');
  });
});
