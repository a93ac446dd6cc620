import { ARTICLE_TYPES } from '@quire/model/article-types';
import { BookSchema } from '@quire/model/entities/book';
import { ConferenceSchema } from '@quire/model/entities/conference';
import { IssueSchema } from '@quire/model/entities/issue';
import { ChargesSchema, JournalSchema } from '@quire/model/entities/journal';
import { CONTENT_STATUSES } from '@quire/model/entities/page';
import { DECLARATIONS } from '@quire/model/entities/submission';
import { doc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { book, conference, page } from './content-records.ts';
import { issue, journal } from './records.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { submission } from './submission-records.ts';

let at: RulesPress;
const LATER = { updatedAt: '2026-02-02T03:04:05.678Z' };
const RECORDS = {
  'journals/CES': journal(),
  'issues/CES~1-1': issue(),
  'pages/about': page('admin', '/about'),
  'books/tides': book('admin'),
  'conferences/tides26': conference('admin'),
  'submissions/own': submission('author'),
};
const ALL_DEADLINES = Object.fromEntries(
  Object.keys(ConferenceSchema.shape.deadlines.unwrap().shape).map((name) => [name, '2026-01-01']),
);
const currencies = ChargesSchema.shape.currency.options;

/** What the model lets a field say: all of it passes. */
const CHOICES: Readonly<
  Record<keyof typeof RECORDS, Readonly<Record<string, readonly unknown[]>>>
> = {
  'journals/CES': {
    peerReviewModel: JournalSchema.shape.peerReviewModel.options,
    status: JournalSchema.shape.status.unwrap().options,
    charges: currencies.map((currency) => ({ currency, fees: [] })),
  },
  'issues/CES~1-1': {
    kind: IssueSchema.shape.kind.unwrap().options,
    status: IssueSchema.shape.status.options,
    datePublished: ['2026-01-01'],
  },
  'pages/about': { status: CONTENT_STATUSES },
  'books/tides': { kind: BookSchema.shape.kind.unwrap().options, isbnE: ['978-0-00-000000-2'] },
  'conferences/tides26': {
    status: ConferenceSchema.shape.status.options,
    deadlines: [{}, ALL_DEADLINES],
    proceedings: [{ book: 'tides' }, { journal: 'CES', issue: '1-1' }],
  },
  'submissions/own': {
    articleType: ['', ...Object.keys(ARTICLE_TYPES)],
    declarations: [{}, Object.fromEntries(Object.keys(DECLARATIONS).map((key) => [key, true]))],
  },
};

beforeAll(async () => {
  at = await openRulesPress('rules-choices');
});
afterAll(() => at.close());
beforeEach(() => at.renew(RECORDS));

describe.each(Object.entries(CHOICES))('%s', (path, fields) => {
  const isOwn = path.startsWith('submissions/');
  const isRevised = !path.startsWith('journals/') && !path.startsWith('issues/');
  it.each(Object.entries(fields))('takes all that the model knows as %s', async (field, values) => {
    let revision = isOwn ? 0 : 1;
    for (const value of values) {
      revision += 1;
      const besides = isOwn ? { revision, ...LATER } : { revision, ...LATER, updatedBy: 'admin' };
      const change = { ...(isRevised && besides), [field]: value };
      const save = updateDoc(doc(at.as(isOwn ? 'author' : 'admin'), path), change);
      await expectAllowed(true, save);
    }
  });
});
