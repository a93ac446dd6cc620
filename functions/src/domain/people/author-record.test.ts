import { AUTHOR_ARTICLES_MAX } from '@quire/model/entities/published-author';
import { expect, it } from 'vitest';
import { authorRecord } from './author-record.ts';

/** Firestore's limit is 1 MiB, including names and an index of the words. */
const COMFORTABLE_BYTES = 500_000;

it('stays far below the limit of a document for an author of 2,000 articles with long titles', () => {
  const works = Array.from({ length: 2_000 }, (_, n) => ({
    ...{ article: `CES~some-longer-key-${n}`, akey: `some-longer-key-${n}`, journal: 'CES' },
    ...{ issue: '12-3', title: 'On the drainage of creeks and what is left in them '.repeat(4) },
    published: new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10),
    ...{ status: 'published' as const, by: 'o-0000000218250097', given: 'Maren', family: 'Holt' },
    ...{ orcid: '0000-0002-1825-0097', proved: true as const, card: '0123456789abcdef' },
    affiliations: Array.from({ length: 3 }, (_, at) => `Department ${at}, University of Ravnfjord`),
  }));
  const record = authorRecord(works, { gathers: [], hasAlike: false }, null);
  expect(record).toMatchObject({ articleCount: 2_000, lastPublished: works.at(-1)?.published });
  expect(record?.articles).toHaveLength(AUTHOR_ARTICLES_MAX);
  expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(COMFORTABLE_BYTES);
});
