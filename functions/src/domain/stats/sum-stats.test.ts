import { InvoiceSchema } from '@quire/model/entities/invoice';
import { StatMonthSchema, spreadFigures } from '@quire/model/entities/stat';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { sumStats } from './sum-stats.ts';

let press: TestPress;
const now = new Date('2026-06-02T02:30:00.000Z');

const event = (id: string, name: string, at: string, more: object = {}) => ({
  path: `submissions/${id}/events/${at}-${name}`,
  data: { event: name, round: 0, at, actor: 'editor', audience: 'staff', ...more },
});

/** An invoice of the day, with the fields that are read. */
const invoice = (change: object) =>
  InvoiceSchema.parse({
    ...{ kind: 'invoice', number: 'SMP-2026-00001', year: 2026, state: 'issued', submission: 'a' },
    ...{ submissionNumber: '', journal: 'CES', journalName: '', owner: 'o', authorUids: [] },
    ...{ title: '', currency: 'EUR', lines: [], discounts: [], net: 90_000, total: 90_000 },
    tax: { category: 'O', rate: 0, amount: 0, reverseCharge: false, note: '' },
    ...{ paid: 0, refunded: 0, seller: null, payer: 0, splitOf: 1, round: 0, reference: '' },
    billTo: { name: 'A', country: 'DE', email: 'a@p.example' },
    ...{ payments: [], cardRefunds: [], reminders: [], events: [] },
    createdAt: '2026-06-01T10:00:00.000Z',
    issuedAt: '2026-06-01T10:00:00.000Z',
    ...change,
  });

beforeAll(async () => {
  press = await startTestPress();
  const { db } = press;
  const put = (path: string, data: object) => db.doc(path).set(data);
  await put('usage/CES~tides/days/2026-06-01', {
    article: 'CES~tides',
    day: '2026-06-01',
    views: 5,
    downloads: 2,
  });
  await put('usage/QPH~atoms/days/2026-06-01', {
    article: 'QPH~atoms',
    day: '2026-06-01',
    views: 1,
  });
  await put('usage/CES~tides/days/2026-05-31', {
    article: 'CES~tides',
    day: '2026-05-31',
    views: 9,
  });
  await put('invoices/one', invoice({}));
  await put('invoices/credit', invoice({ kind: 'credit_note', net: 10_000 }));
  await put('invoices/yen', invoice({ currency: 'JPY', net: 5_000 }));
  await put('invoices/draft', invoice({ number: null, state: 'draft' }));
  await put('invoices/later', invoice({ issuedAt: '2026-06-02T00:00:00.000Z' }));
  const waiver = (change: object) => ({
    ...{ submission: 'a', submissionNumber: '', journal: 'CES', title: '', owner: 'o' },
    ...{ authorUids: [], name: '', email: '', kind: 'waiver', reason: '', state: 'open' },
    ...{ shownToEditors: false, askedAt: '2026-06-01T08:00:00.000Z' },
    ...change,
  });
  const granted = { state: 'granted', decidedAt: '2026-06-01T23:00:00.000Z' };
  await put('discountRequests/open', waiver({}));
  await put('discountRequests/granted', waiver(granted));
  await put('discountRequests/before', waiver({ ...granted, askedAt: '2026-05-01T08:00:00.000Z' }));
  await put('discountRequests/refused', waiver({ ...granted, state: 'refused' }));
  await put('discountRequests/society', waiver({ ...granted, kind: 'society' }));
  await put('discountRequests/later', waiver({ askedAt: '2026-06-02T00:00:00.000Z' }));
  const [maren, other] = [
    { given: 'Maren', family: 'Holt', orcid: '0000-0002-1825-0097' },
    { given: 'Ada', family: 'Other' },
  ];
  const dates = { received: '2026-04-02', published: '2026-06-01' };
  const article = (journal: string, type: string, authors: object[]) => ({
    ...{ journal, published: '2026-06-01', metadata: { type, authors, dates } },
  });
  await put('publishedArticles/CES~tides', article('CES', 'research-article', [other, maren]));
  await put('publishedArticles/CES~sand', article('CES', 'review-article', [other]));
  await put('publishedArticles/CES~lead', article('CES', 'editorial', [maren]));
  await put('journals/CES', {
    board: [{ name: 'M. Holt', role: 'deputy', orcid: '0000-0002-1825-0097' }],
  });
  const submission = { journal: 'CES', state: 'accepted', submittedAt: '2026-05-20T10:00:00.000Z' };
  await put('submissions/a', submission);
  await put('submissions/b', {
    ...submission,
    journal: 'QPH',
    state: 'desk_rejected',
    submittedAt: '2026-05-30T00:00:00.000Z',
  });
  await put('submissions/c', {
    ...submission,
    state: 'with_editor',
    dueAt: '2026-05-28T00:00:00.000Z',
  });
  await put('submissions/d', {
    ...submission,
    state: 'minor_revision',
    dueAt: '2026-05-28T00:00:00.000Z',
  });
  await put('submissions/a/decisions/r01', { at: '2026-05-25T00:00:00.000Z' });
  for (const { path, data } of [
    event('a', 'accept', '2026-06-01T12:00:00.000Z', { from: 'reviews_complete', to: 'accepted' }),
    event('b', 'desk_reject', '2026-06-01T23:59:59.000Z', {
      from: 'with_editor',
      to: 'desk_rejected',
    }),
    event('b', 'pass_check', '2026-06-01T09:00:00.000Z', {
      from: 'technical_check',
      to: 'with_editor',
    }),
    event('c', 'submit', '2026-06-01T00:00:00.000Z', {
      from: 'draft',
      to: 'submitted',
      actor: 'author',
    }),
    event('c', 'reviewer_invited', '2026-06-01T10:00:00.000Z'),
    event('c', 'reviewer_invited', '2026-06-01T10:01:00.000Z'),
    event('c', 'review_received', '2026-06-01T11:00:00.000Z', { actor: 'reviewer' }),
    event('d', 'submit', '2026-06-02T00:00:00.000Z', {
      from: 'draft',
      to: 'submitted',
      actor: 'author',
    }),
  ]) {
    await put(path, data);
  }
});
afterAll(() => press.close());

const day = async (scope: string, date = '01') => {
  const month = StatMonthSchema.parse((await press.db.doc(`stats/${scope}~2026-06`).get()).data());
  return month.days[date];
};

it('sums a day for the press and for each journal, from that day’s usage and events', async () => {
  const days = await sumStats({ db: press.db, now: () => now });
  expect(days.at(-1)).toBe('2026-06-01');
  expect(days).toHaveLength(31);
  expect(await day('press')).toEqual({
    views: 8,
    downloads: 2,
    received: 1,
    published: 3,
    decisions: { accept: 1, desk_reject: 1 },
    // The first decision on `a` was earlier.
    firstDecision: { 2: 1 },
    acceptance: { 12: 1 },
    overdue: 1,
    revenue: { EUR: 80_000, JPY: 5_000 },
    reviewsAsked: 2,
    reviewsReceived: 1,
    waiversAsked: 3,
    waiversGranted: 2,
    publication: { 60: 3 },
    // The editorial is not research.
    endogeny: { articles: 2, byEditors: 1 },
  });
  expect(await day('CES')).toMatchObject({ views: 7, decisions: { accept: 1 }, firstDecision: {} });
  expect((await day('CES'))?.revenue).toEqual({ EUR: 80_000, JPY: 5_000 });
  expect(await day('QPH')).toMatchObject({ views: 1, overdue: 0, firstDecision: { 2: 1 } });
});

it('sums a day again with the same result, and fills in only missing days', async () => {
  const before = await day('press');
  expect(await sumStats({ db: press.db, now: () => now })).toEqual(['2026-06-01']);
  expect(await day('press')).toEqual(before);
  const later = new Date('2026-06-05T02:30:00.000Z');
  expect(await sumStats({ db: press.db, now: () => later })).toEqual([
    '2026-06-02',
    '2026-06-03',
    '2026-06-04',
  ]);
  expect(await day('CES', '02')).toMatchObject({ received: 1 });
});

it('computes median and mean from a distribution of days', () => {
  expect(spreadFigures({})).toBeNull();
  expect(spreadFigures({ 2: 1, 30: 1, 4: 2 })).toEqual({ count: 4, median: 4, mean: 10 });
  expect(spreadFigures({ 2: 1, 5: 1 })).toEqual({ count: 2, median: 3.5, mean: 3.5 });
});
