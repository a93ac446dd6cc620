/** Every mail in the pseudo-languages: a text that is not marked as theirs is in no catalogue. */
import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { mailWithLetter } from '@quire/model/mail/author/about-submission';
import { composeMail } from '@quire/model/mail/compose';
import {
  describeTemplate,
  TEMPLATE_NAMES,
  templateOf,
} from '@quire/model/mail/registry/describe-template';
import { composeWording } from '@quire/model/mail/registry/mail-wording';
import { reviewThanks } from '@quire/model/mail/reviewer/thanks';
import type { MailTemplate } from '@quire/model/mail/template';
import { t } from '@quire/model/messages/t';
import { bindTranslations } from '@quire/model/messages/translations';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const SIGNER = { name: '⟦5⟧', office: 'chief', journal: '⟦6⟧' } as const;
const SENDER = {
  ...{ press: '⟦1⟧', origin: 'https://press.example', contact: '⟦2⟧' },
  signer: SIGNER,
};

const IS_ADDRESS = /^https?:/;

/** The same value without words, so that all words of the mail are its own. */
function neutral(value: unknown): unknown {
  if (typeof value === 'string') return value === '' || IS_ADDRESS.test(value) ? value : '⟦3⟧';
  // One of each: the words between two, such as “and”, are of the language's own dates and lists.
  if (Array.isArray(value)) return value.slice(0, 1).map(neutral);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, neutral(inner)]));
}

const isChoice = (type: unknown): boolean =>
  type instanceof z.ZodBoolean || type instanceof z.ZodEnum;

function valuesOf(type: unknown): readonly unknown[] {
  if (type instanceof z.ZodBoolean) return [true, false];
  return type instanceof z.ZodEnum ? type.options : [];
}

/** Data for each of its wordings: each choice, texts that may be missing there and gone, and counts. */
function cases({ schema, sample }: MailTemplate): Record<string, unknown>[] {
  const base = Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [
      name,
      isChoice(schema.shape[name]) ? value : neutral(value),
    ]),
  );
  const fields = Object.entries(schema.shape);
  const chosen = fields.flatMap(([name, type]) =>
    valuesOf(type).map((value) => ({ ...base, [name]: value })),
  );
  const isText = (value: unknown) => typeof value === 'string' && !IS_ADDRESS.test(value);
  const texts = Object.entries(base).filter(
    ([name, value]) => isText(value) && !isChoice(schema.shape[name]),
  );
  const counts = Object.entries(base).filter(([, value]) => typeof value === 'number');
  return [
    base,
    ...chosen,
    { ...base, ...Object.fromEntries(texts.map(([name]) => [name, '⟦4⟧'])) },
    ...texts.map(([name]) => ({ ...base, [name]: '' })),
    ...counts.flatMap(([name]) => [0, 1, 5].map((count) => ({ ...base, [name]: count }))),
  ];
}

const ADDRESS = /https?:\/\/\S+|press\.example/g;

describe.each(TEMPLATE_NAMES)('the mail %s', (name) => {
  const template = templateOf(name);
  if (!template) throw new Error(name);

  it.each([
    ['ar-XB', /\u202e[A-Za-z]+\u202c/g],
    ['en-XA', /$^/g],
  ] as const)('has no English words left in %s', (language, marked) => {
    for (const data of cases(template)) {
      const { subject, text } = inLanguage(language, () => template.render(data, SENDER));
      const rest = `${subject}\n${text}`.replaceAll(ADDRESS, '').replaceAll(marked, '');
      expect(rest).not.toMatch(/[A-Za-z]{2}/);
    }
  });

  it('reads from right to left where its language does', () => {
    const { html } = inLanguage('ar-XB', () => template.render(template.sample, SENDER));
    expect(html).toContain('<html lang="ar-XB" dir="rtl">');
    expect(html).not.toContain('align="left"');
  });
});

it('keeps values apart from the words around them, but no address from what makes a link of it', () => {
  const { name, sample } = reviewThanks;
  const inMirrored = <Result>(work: () => Result) => inLanguage('ar-XB', work);
  const { text, subject } = inMirrored(() => reviewThanks.render(sample, SENDER));
  expect(subject).toContain(`\u2068${sample.journal}\u2069`);
  expect(text).toMatch(/ https:\S+[A-Z\d]\. /);
  const own = { subject: '{number}: x', text: 'On “{title}”.' };
  const made = { data: { title: 'A-B', number: '' }, sender: SENDER };
  const worded = inMirrored(() => composeWording(own, made));
  expect([worded.subject, worded.text.split('\n')[0]]).toEqual(['x', 'On “\u2068A-B\u2069”.']);
  expect(composeWording(own, made).text).toContain('On “A-B”.');
  const described = inMirrored(() => describeTemplate(name)?.wording);
  expect(JSON.stringify(described)).not.toMatch(/[\u2066-\u2069]/);
});

it.each(['\u2068', ''])(
  'greets once from right to left, with a letter that greets “%s”',
  (sign) => {
    bindTranslations(readTranslation);
    const text = inLanguage('ar', () => {
      const [before = ''] = t('mail.dear', { name: '\u0001' })
        .replaceAll('\u2068', '')
        .split('\u0001');
      const letter = `${before}${sign}الدكتورة\u2069،\n\nنص`;
      const about = { name: 'محمد', number: '', letter };
      return mailWithLetter(about, SENDER, 's', (blocks) => blocks).text;
    });
    expect(text).toContain('الدكتورة');
    expect(text).not.toContain('محمد');
  },
);

it('keeps numbers, addresses and amounts from left to right', () => {
  const text = 'مبلغ EUR 1,071.00 عن CES-2026-00123, maren@example.org & 10.5555/ces.2025.0012.';
  const { html } = inLanguage('ar-XB', () =>
    composeMail('s', [{ kind: 'paragraph', text }], SENDER),
  );
  for (const code of [
    'EUR 1,071.00',
    'CES-2026-00123',
    'maren@example.org',
    '10.5555/ces.2025.0012',
  ])
    expect(html).toContain(`<bdi dir="ltr">${code}</bdi>`);
  expect(html).toContain('&amp;');
  const english = composeMail('s', [{ kind: 'paragraph', text }], SENDER).html;
  expect(english).not.toContain('<bdi dir="ltr">EUR');
});
