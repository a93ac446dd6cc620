import type { PublishedComment } from '@quire/model/entities/annotation';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { annotationAnswer } from './annotation-answer.ts';

const ORIGIN = 'https://press.example';
const AT = '2026-06-01T09:00:00.000Z';
const CONTAINER = '/article/CES/3-1/creeks/annotations/';
const comment = (n: number, change: Partial<PublishedComment> = {}): PublishedComment => ({
  ...{ key: `key${String(n).padStart(9, '0')}`, revision: 2, text: 'Why?', html: '<p>Why?</p>' },
  place: { exact: 'creeks', prefix: 'How ', suffix: ' drain', start: 4, end: 10 },
  ...{ created: AT, modified: AT, published: AT, name: 'Maren Holt', ...change },
});
const press = (comments: readonly PublishedComment[], annotations = 'comments') => ({
  'publishedArticles/CES~creeks': {
    ...{ journal: 'CES', issue: '3-1', akey: 'creeks', revision: 2, title: 'Creeks', annotations },
  },
  'publishedComments/CES~creeks': { comments, modified: AT },
});
/** The answer at an address, and how many documents were read for it. */
async function at(
  documents: Readonly<Record<string, unknown>>,
  path: string,
  page: string | null = null,
) {
  let reads = 0;
  const read = async (collection: string, id: string) => {
    reads += 1;
    return documents[`${collection}/${id}`] ?? null;
  };
  const found = await annotationAnswer(read, ORIGIN, path, page);
  const document = z.record(z.string(), z.unknown()).nullable();
  return { ...found, reads, document: document.parse(found && JSON.parse(found.body)) };
}

it('describes a comment in the data model, with its quotation and its position', async () => {
  const of = press([comment(1, { orcid: '0000-0002-1825-0097' })]);
  const { document, reads, link } = await at(of, '/annotations/CES~creeks~key000000001');
  expect(document).toEqual({
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    id: `${ORIGIN}/annotations/CES~creeks~key000000001`,
    type: 'Annotation',
    motivation: 'commenting',
    ...{ created: AT, modified: AT },
    creator: { id: 'https://orcid.org/0000-0002-1825-0097', type: 'Person', name: 'Maren Holt' },
    body: { type: 'TextualBody', value: 'Why?', format: 'text/markdown' },
    target: {
      type: 'SpecificResource',
      source: `${ORIGIN}/article/CES/3-1/creeks`,
      selector: [
        { type: 'TextQuoteSelector', exact: 'creeks', prefix: 'How ', suffix: ' drain' },
        { type: 'TextPositionSelector', start: 4, end: 10 },
      ],
    },
  });
  expect(reads).toBe(2);
  expect(link).toBe('<http://www.w3.org/ns/ldp#Resource>; rel="type"');
});

it('names the version that was read, and the comment that a reply answers', async () => {
  const of = press([comment(1, { revision: 1 }), comment(2, { replyTo: 'key000000001' })]);
  const { document } = await at(of, CONTAINER);
  expect(document).toMatchObject({
    first: {
      items: [
        { target: { source: `${ORIGIN}/article/CES/3-1/creeks?version=1` } },
        { motivation: 'replying', target: `${ORIGIN}/annotations/CES~creeks~key000000001` },
      ],
    },
  });
});

it('lists all comments of an article as a container with pages of fifty', async () => {
  const of = press(Array.from({ length: 51 }, (_, n) => comment(n)));
  const { document, link } = await at(of, CONTAINER);
  expect(document).toMatchObject({
    id: ORIGIN + CONTAINER,
    type: ['BasicContainer', 'AnnotationCollection'],
    ...{ total: 51, modified: AT, last: `${ORIGIN}${CONTAINER}?page=1` },
    first: { type: 'AnnotationPage', startIndex: 0, next: `${ORIGIN}${CONTAINER}?page=1` },
  });
  expect(link).toContain('http://www.w3.org/ns/ldp#BasicContainer');
  expect((await at(of, CONTAINER, '1')).document).toMatchObject({
    ...{ id: `${ORIGIN}${CONTAINER}?page=1`, startIndex: 50 },
    ...{ prev: `${ORIGIN}${CONTAINER}?page=0`, items: [{ type: 'Annotation' }] },
  });
});

it('has an empty container before the first comment', async () => {
  const { document } = await at({ ...press([]), 'publishedComments/CES~creeks': null }, CONTAINER);
  expect(document).toMatchObject({ total: 0 });
  expect(document).not.toHaveProperty('first');
});

it('is also found without the trailing slash', async () => {
  const { document } = await at(press([comment(1)]), CONTAINER.slice(0, -1));
  expect(document).toMatchObject({ id: ORIGIN + CONTAINER, total: 1 });
});

it('changes its ETag with its content', async () => {
  const one = await at(press([comment(1)]), CONTAINER);
  expect(one.etag).toBe((await at(press([comment(1)]), CONTAINER)).etag);
  expect(one.etag).not.toBe((await at(press([comment(1), comment(2)]), CONTAINER)).etag);
});

it.each([
  ['/annotations/CES~creeks~nothing12345', 'comments', null],
  ['/annotations/CES~creeks~key000000001', 'private', null],
  ['/annotations/CES', 'comments', null],
  ['/annotations/__x__~creeks~key000000001', 'comments', null],
  ['/article/CES/1-1/creeks/annotations/', 'comments', null],
  ['/article/CES/3-1/ebb/annotations/', 'comments', null],
  [CONTAINER, 'private', null],
  [CONTAINER, 'comments', '1'],
  [CONTAINER, 'comments', '01'],
  [CONTAINER, 'comments', 'x'],
])('finds nothing at %s of a journal with annotations “%s”, page %s', async (path, mode, page) => {
  expect((await at(press([comment(1)], mode), path, page)).document).toBeNull();
});
