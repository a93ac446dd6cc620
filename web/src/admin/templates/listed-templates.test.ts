import { WORDED_NAMES } from '@quire/model/mail/registry/describe-template';
import { expect, test } from 'vitest';
import { listedTemplates } from './listed-templates.ts';

const own = {
  ...{ template: 'author/decision', subject: 'What we decided', text: '{letter}', revision: 1 },
  language: 'en' as const,
  ...{ updatedAt: '2026-03-01T09:00:00.000Z', updatedBy: 'u', isReset: false },
};
const names = (typed: string, wordings = new Map([[own.template, own]])) =>
  listedTemplates(wordings, typed).flatMap(({ templates }) => templates.map(({ name }) => name));

test('lists every template once, by recipient', () => {
  expect(names('').toSorted()).toEqual([...WORDED_NAMES].toSorted());
});

test('finds templates by name and by the subject in use', () => {
  expect(names('what we DECIDED')).toEqual(['author/decision']);
  const reset = new Map([[own.template, { ...own, isReset: true }]]);
  expect(names('what we decided', reset)).toEqual([]);
  expect(names('submission received')).toContain('author/submission-received');
});

test('lists for a journal only the templates about its manuscripts', () => {
  const shown = listedTemplates(new Map(), '', true).flatMap(({ templates }) =>
    templates.map(({ name }) => name),
  );
  expect(shown).toEqual(
    expect.arrayContaining(['letter/reject', 'author/decision', 'reviewer/invitation']),
  );
  expect(shown.filter((name) => /^(account|payer|staff|organiser)\//.test(name))).toEqual([]);
});
