import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, expect, it } from 'vitest';
import { conference } from '../../testing/test-content.ts';
import { abstractBookHtml, partsOf } from './abstract-book-html.ts';

const accepted = (number: number, state: 'talk' | 'poster', title = `Title ${number}`) => ({
  id: `tides~${number}`,
  abstract: {
    ...{ number, state, title, text: 'One.\n\nTwo <b>.', topic: 'Tides' },
    authors: [
      { name: 'Noor Haddad', affiliation: 'Nordvik', email: '', isPresenting: true },
      { name: 'Ada Holt', affiliation: 'Elbtal', email: 'ada@example.org', isPresenting: false },
    ],
  },
});
const TIDES = conference('tides', {
  sessions: [
    {
      ...{ id: 's', title: 'Opening', day: '2026-09-01', from: '09:00', to: '', room: 'Hall' },
      chairs: [],
      talks: [
        { id: 'b', title: 'Renamed', speakers: [], time: '', abstract: 'tides~2' },
        { id: 'x', title: 'Welcome', speakers: [], time: '' },
        { id: 'c', title: 'Gone', speakers: [], time: '', abstract: 'tides~9' },
      ],
    },
  ],
});
const ALL = [accepted(1, 'talk'), accepted(2, 'talk'), accepted(3, 'poster')];

beforeAll(() => bindTranslations(readTranslation));

it('follows the programme, then lists abstracts without a session, posters last', () => {
  const parts = partsOf(TIDES, ALL).map(({ title, abstracts }) => [
    title,
    ...abstracts.map(({ abstract }) => abstract.number),
  ]);
  expect(parts).toEqual([
    ['Opening', 2],
    ['More talks', 1],
    ['Posters', 3],
  ]);
});

it('escapes what people wrote, and contains no addresses', () => {
  const html = abstractBookHtml(TIDES, [accepted(1, 'talk', '<script>alert(1)</script>')], 'Press');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('<p dir="auto">One.</p>\n<p dir="auto">Two &lt;b&gt;.</p>');
  expect(html).not.toContain('ada@example.org');
  expect(html).toContain('<u>Noor Haddad</u><sup>1</sup>, Ada Holt<sup>2</sup>');
});

it('lets a title, names and a text run as their own letters do', () => {
  const html = abstractBookHtml(TIDES, [accepted(1, 'talk', 'الجداول المدية')], 'Press');
  expect(html).toContain('<h3 dir="auto">الجداول المدية</h3>');
  expect(html).toContain('<bdi>الجداول المدية</bdi></a>');
  expect(html).toContain('<p class="authors" dir="auto">');
});

it('has words and dates in the language of the book', () => {
  const html = inLanguage('pt-BR', () => abstractBookHtml(TIDES, ALL, 'Press'));
  expect(html).toContain('<html lang="pt-BR" dir="ltr">');
  expect(html).toContain('1 de setembro de 2026 · 09:00 · Hall');
  for (const english of ['Book of abstracts', 'Contents', 'More talks', 'Posters', 'September'])
    expect(html).not.toContain(english);
  const arabic = inLanguage('ar', () => abstractBookHtml(TIDES, ALL, 'Press'));
  expect(arabic).toMatch(/<html lang="ar[^"]*" dir="rtl">/);
  expect(arabic).toContain('المحتويات');
});
