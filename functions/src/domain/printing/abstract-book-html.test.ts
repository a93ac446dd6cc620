import { expect, it } from 'vitest';
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
  expect(html).toContain('<p>One.</p>\n<p>Two &lt;b&gt;.</p>');
  expect(html).not.toContain('ada@example.org');
  expect(html).toContain('<u>Noor Haddad</u><sup>1</sup>, Ada Holt<sup>2</sup>');
});
