import { inLanguage } from '@quire/content/messages/in-language';
import { expect, test } from 'vitest';
import { cssString, paperStyle } from './paper-style.ts';

test.each([
  ['Mud of the ebb', '"Mud of the ebb"'],
  ['a "quoted" word', '"a \\22 quoted\\22  word"'],
  ['</style><script>', '"\\3c \\2f style\\3e \\3c script\\3e "'],
  ['line\nbreak \\ back', '"line break \\5c  back"'],
  ['é – ∑', '"é – \\2211 "'],
])('escapes %s so that it cannot end the string', (text, css) => {
  expect(cssString(text)).toBe(css);
});

const article = (pages: string): Parameters<typeof paperStyle>[0] => ({
  ...{ authors: ['A. Holt'], titleHtml: 'Mud', journal: 'CES', journalTitle: 'Coasts and Seas' },
  ...{
    volume: '1',
    number: '2',
    year: 2026,
    published: '2026-01-02',
    status: 'published' as const,
  },
  ...{ pages },
});

test('begins at the right in a language that does', () => {
  const [ltr, rtl] = (['en', 'ar'] as const).map((language) =>
    inLanguage(language, () => paperStyle(article('1–9'), 'CC BY 4.0')),
  );
  expect(ltr).toMatch(/@top-left \{ content: "A\. Holt: Mud"/);
  expect(rtl).toMatch(/@top-right \{ content: "A\. Holt: Mud"/);
  expect(rtl).toMatch(/@bottom-left \{ content: counter/);
});

test.each([
  ['101–112', 'counter-reset: page 100;', '@bottom-right { content: counter(page);'],
  ['e7', '', '@bottom-right { content: counter(page) " / " counter(pages);'],
  ['', '', '@bottom-right { content: counter(page) " / " counter(pages);'],
])('counts pages as an article with the pages %s is cited', (pages, reset, number) => {
  const style = paperStyle(article(pages), 'CC BY 4.0');
  expect(style).toContain(number);
  expect(style.includes('counter-reset')).toBe(reset !== '');
  expect(style).toContain(reset);
});
