import type { PublishedComment } from '@quire/model/entities/annotation';
import { articlePath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';

const AT = '2026-06-01T09:00:00.000Z';
const ID = 'publishedArticles/TST~mud';
const comment = (key: string, change: Partial<PublishedComment> = {}): PublishedComment => ({
  ...{ key, revision: 3, text: 'Is it *so*?', html: '<p>Is it <em>so</em>?</p>' },
  place: { exact: 'quinquereme', prefix: '', suffix: ' x', start: 12, end: 23 },
  ...{ created: AT, modified: AT, published: AT, name: 'Ada Holt', ...change },
});
const COMMENTS = [
  comment('first1234567', { orcid: '0000-0002-1825-0097' }),
  comment('reply1234567', { replyTo: 'first1234567', name: 'Ben Aas', text: 'a <b> c', html: '' }),
  comment('orphan123456', { replyTo: 'nothing12345', name: 'Cora Dahl' }),
];

async function open(annotations?: string, comments: readonly PublishedComment[] = COMMENTS) {
  const reader = smallPressReader({
    ...SMALL_PRESS,
    [ID]: { ...Object(SMALL_PRESS[ID]), ...(annotations && { annotations }) },
    'publishedComments/TST~mud': { comments, modified: AT },
  });
  const page = await renderPage(articlePath('TST', '1-1', 'mud'), reader);
  return { ...page, reads: reader.reads };
}

test('shows approved comments without a script, replies below what they answer', async () => {
  const { shown, data } = await open('comments');
  const [, section = ''] = shown.split('<h2 id="comments">');
  expect(section).toContain('Is it <em>so</em>?');
  expect(section).toContain(
    'href="https://orcid.org/0000-0002-1825-0097" rel="nofollow ugc noopener"',
  );
  expect(section).toContain('href="#:~:text=quinquereme"');
  expect(section).toMatch(
    /id="comment-first1234567"(?:(?!<\/li>).)*<ol[^>]*><li><article id="comment-reply/s,
  );
  expect(section).toContain('a &lt;b&gt; c');
  expect(section).toContain('Cora Dahl');
  expect(data).not.toContain('Ada Holt');
});

test('offers each comment to be reported, by a letter where there is no script', async () => {
  const { shown } = await open('comments');
  const links = [
    ...shown.matchAll(
      /<a href="(mailto:[^"]+)" data-open="report" data-comment="([^"]+)" aria-label="([^"]+)"/g,
    ),
  ];
  expect(links.map(([, , id, label]) => [id, label])).toEqual([
    ['TST~mud~first1234567', 'Report the comment by Ada Holt'],
    ['TST~mud~reply1234567', 'Report the comment by Ben Aas'],
    ['TST~mud~orphan123456', 'Report the comment by Cora Dahl'],
  ]);
  expect(decodeURIComponent(links[0]?.[1] ?? '')).toContain(
    '/article/TST/1-1/mud#comment-first1234567',
  );
});

test('says where there are none yet, and names its annotations to machines', async () => {
  const { shown, response } = await open('comments', []);
  expect(shown).toContain('There are no comments yet.');
  expect(response.headers.get('link')).toContain(
    '/article/TST/1-1/mud/annotations/>; rel="http://www.w3.org/ns/oa#annotationService"',
  );
});

test('offers notes alone where the journal takes no comments', async () => {
  const { shown, reads } = await open('private');
  expect(shown).toContain('data-open="notes"');
  expect(shown).not.toContain('id="comments"');
  expect(reads).not.toContain('publishedComments/TST~mud');
});

test('offers nothing where the journal says nothing', async () => {
  const { shown, reads } = await open();
  expect(shown).not.toContain('data-open="notes"');
  expect(reads).not.toContain('publishedComments/TST~mud');
});
