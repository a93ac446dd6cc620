import { expect, it } from 'vitest';
import { readXml } from '../convert/xml.ts';
import { jatsToMarkdown } from '../jats/jats-to-markdown.ts';
import { letterPage } from '../letters/letter-page.ts';
import { EXPORTED } from '../testing/exported-paper.ts';
import { hasJatsDtd, jatsDtdFaults } from '../testing/jats-dtd.ts';
import { REVIEW_RULES } from '../testing/jats4r/review-rules.ts';
import type { PaperReview } from './paper-review.ts';
import { writeJats } from './write-jats.ts';

if (!hasJatsDtd) console.warn('The DTD of JATS 1.3 is not here: what is written is not validated.');

const REPORT = `Dear editor,

## Main points

1. *Why* is $a^2 < b$?
2. The table:

| creek | width |
|-------|------:|
| north | 12 & 5 |

$$
\\frac{a}{b}
$$

> Quoted.

It costs $5. See <https://example.org/a>.`;

const part = (id: string, more: Partial<PaperReview>): PaperReview => ({
  ...{ id, type: 'reviewer-report', doi: `10.5555/tides.1.${id}`, title: 'Report of Reviewer 1' },
  ...{ url: `https://press.example/article/CES/3-1/tides/peer_review#${id}` },
  ...{ date: '2026-02-01', round: 0, html: letterPage(REPORT) },
  writers: [{ kind: 'reviewer', name: null }],
  ...more,
});

const REVIEWS: readonly PaperReview[] = [
  part('report-1-1', { verdict: 'major-revision' }),
  part('report-1-2', {
    writers: [
      { kind: 'reviewer', name: 'Ludwig van Beethoven' },
      { kind: 'reviewer', name: 'Sukarno' },
    ],
  }),
  part('decision-1-1', {
    ...{ type: 'editor-report', verdict: 'reject-with-resubmit', html: letterPage('') },
    writers: [{ kind: 'editors', name: 'Coasts & Seas' }],
  }),
  part('reply-2', { type: 'author-comment', round: 1, writers: [{ kind: 'authors' }] }),
];

const xml = writeJats({ ...EXPORTED, reviews: REVIEWS }, null);
const parts = xml.split(/(?=<sub-article)/).slice(1);

it.skipIf(!hasJatsDtd)('is valid', () => {
  expect(jatsDtdFaults(xml)).toEqual([]);
});

it.each(REVIEW_RULES)('keeps JATS4R’s rule on $name', ({ breaches }) => {
  const article = readXml(xml);
  expect(article && breaches(article)).toEqual([]);
});

it('has a part for each report, letter and reply, in their order', () => {
  expect(parts.map((each) => /article-type="([^"]*)" id="([^"]*)"/.exec(each)?.slice(1))).toEqual([
    ['reviewer-report', 'review-report-1-1'],
    ['reviewer-report', 'review-report-1-2'],
    ['editor-report', 'review-decision-1-1'],
    ['author-comment', 'review-reply-2'],
  ]);
  expect(parts[0]).toContain('<meta-value>major-revision</meta-value>');
  expect(parts[3]).toContain('<meta-value>1</meta-value>');
});

it('names those who agreed to it, and nobody else', () => {
  expect(parts[0]).toContain('<anonymous/><role specific-use="reviewer"/>');
  expect(parts[1]).toContain(
    '<name><surname>van Beethoven</surname><given-names>Ludwig</given-names></name>',
  );
  expect(parts[1]).toContain('<name><surname>Sukarno</surname></name>');
  expect(parts[2]).toContain('<collab>Coasts &amp; Seas</collab><role specific-use="editor"/>');
  expect(parts[3]).toContain('<surname>Okoro</surname><given-names>Ada</given-names>');
  expect(parts[3]).toContain('<collab>Tides Group</collab><role specific-use="author"/>');
});

it('says what was said: lists, tables, formulas by their source', () => {
  const [body] = /<body>.*<\/body>/s.exec(parts[0] ?? '') ?? [''];
  for (const words of [
    '<p>Dear editor,</p>',
    '<list list-type="order"><list-item><p><italic>Why</italic> is <inline-formula>',
    '<tex-math>a^2 &lt; b</tex-math>',
    '<tex-math>\\frac{a}{b}</tex-math>',
    '12 &amp; 5',
    '<disp-quote><p>Quoted.</p></disp-quote>',
    'It costs $5.',
    'https://example.org/a',
  ])
    expect(body).toContain(words);
  // The drawing of a formula says it again.
  expect(body.match(/\\frac/g)).toHaveLength(1);
});

it('changes nothing of what is read of the article', () => {
  expect(jatsToMarkdown(xml)).toEqual(jatsToMarkdown(writeJats(EXPORTED, null)));
});
