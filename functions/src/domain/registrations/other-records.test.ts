import {
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
  PUBLISHED_REVIEWS,
  REGISTRATIONS,
} from '@quire/model/collections';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { BOOK, REVIEW } from '../../testing/example-records.ts';
import {
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import { putIssue, putJournal } from '../../testing/test-press.ts';
import { hasSchemas, SCHEMA_FOLDER } from '../../testing/validate-xml.ts';
import { rebuildIssue } from '../publishing/rebuild-issue.ts';
import { rebuildJournal } from '../publishing/rebuild-journal.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { sendAgain } from './send-again.ts';

let press: RegisteringPress;
const A = doiOf('creeks');
const ADMIN = { uid: 'ada', claims: { roles: ['admin' as const], grants: {} } };

beforeEach(async () => {
  press = await startRegisteringPress();
});
afterEach(() => press.close());

const publish = (path: string, record: object): Promise<boolean> =>
  inTransaction(press.db, async (tx) => {
    const ref = press.db.doc(path);
    return writeIfChanged(tx, ref, await tx.get(ref), record);
  });

describe('what else has a DOI', () => {
  it('is a book with its chapters, sent together', async () => {
    await publish(`${PUBLISHED_BOOKS}/mud`, BOOK);
    await press.untilAnswered();
    expect(press.agency.submissions()).toHaveLength(1);
    expect(await press.of('10.5555/mud')).toMatchObject({
      ...{ kind: 'book', state: 'registered', journal: null },
    });
    expect(await press.of('10.5555/mud.3')).toMatchObject({
      ...{
        kind: 'chapter',
        state: 'registered',
        title: 'Ebb',
        url: 'https://press.example/books/mud/3',
      },
    });
    // A cover or a summary is no part of what is registered.
    await publish(`${PUBLISHED_BOOKS}/mud`, { ...BOOK, summary: 'Silt.', hue: 2 });
    expect(await press.of('10.5555/mud')).toMatchObject({ state: 'registered' });
    await publish(`${PUBLISHED_BOOKS}/mud`, { ...BOOK, title: 'Silt' });
    await press.untilAnswered();
    expect(press.agency.submissions()).toHaveLength(2);
    expect(await press.of('10.5555/mud.1')).toMatchObject({ answer: { code: 'updated' } });
  });

  it('is a book without a PDF', async () => {
    const { pdf: _, ...book } = BOOK;
    await publish(`${PUBLISHED_BOOKS}/mud`, { ...book, chapters: [] });
    await press.untilAnswered();
    expect(await press.of('10.5555/mud')).toMatchObject({ state: 'registered' });
  });

  it('is an issue, once it is complete', async () => {
    const issue = { doi: '10.5555/CES.1-1', status: 'open', title: 'Creeks' };
    await putIssue(press, 'CES', '1-1', issue);
    await rebuildIssue(press, 'CES', '1-1');
    expect(await press.of('10.5555/ces.1-1')).toBeNull();
    await putIssue(press, 'CES', '1-1', { ...issue, status: 'published' });
    await rebuildIssue(press, 'CES', '1-1');
    await press.untilAnswered();
    expect(await press.of('10.5555/ces.1-1')).toMatchObject({
      ...{ kind: 'issue', state: 'registered', journal: 'CES', title: 'Creeks' },
    });
    expect((await press.db.doc(`${PUBLISHED_ISSUES}/CES~1-1`).get()).get('doi')).toBe(
      '10.5555/CES.1-1',
    );
  });

  it('is a journal, once it has a first year or an issue', async () => {
    const doi = '10.5555/CES';
    const change = async (more: object) => {
      await putJournal(press, 'CES', { doi, ...more });
      await rebuildJournal(press, 'CES');
      await press.untilAnswered();
      return press.of('10.5555/ces');
    };
    expect(await change({})).toBeNull();
    expect(await change({ started: 2019 })).toMatchObject({
      ...{ kind: 'journal', state: 'registered', journal: 'CES', title: 'The CES journal' },
      url: 'https://press.example/journals/CES',
    });
    // Its description is no part of what is registered.
    await putJournal(press, 'CES', { doi, started: 2019, description: 'Creeks.' });
    await rebuildJournal(press, 'CES');
    expect(await press.of('10.5555/ces')).toMatchObject({ state: 'registered' });
    expect(await change({ started: 2019, preservation: ['KB'] })).toMatchObject({
      answer: { code: 'updated' },
    });
  });

  it('is each part of a published review, also when only its article has changed', async () => {
    await press.publish('creeks');
    await press.untilAnswered();
    const review = { ...REVIEW, journal: 'CES', akey: 'creeks' };
    await press.db.doc(`${PUBLISHED_REVIEWS}/CES~creeks`).set(withoutUndefined(review));
    const article = (await press.db.doc('publishedArticles/CES~creeks').get()).data() ?? {};
    await publish('publishedArticles/CES~creeks', { ...article, hasReviews: true });
    await press.untilAnswered();
    const report = `${A}.report-1-1`;
    expect(await press.of(report)).toMatchObject({
      ...{ kind: 'review', state: 'registered', journal: 'CES', due: expect.stringMatching(/^9/) },
      source: { collection: 'publishedArticles', id: 'CES~creeks' },
    });
    expect(await press.of(A)).toMatchObject({ state: 'registered', answer: { code: 'updated' } });
    const before = press.agency.submissions().length;
    await publish('publishedArticles/CES~creeks', {
      ...{ ...article, hasReviews: true, title: 'How creeks fill' },
      metadata: { ...article.metadata, title: 'How creeks fill' },
    });
    await press.untilAnswered();
    // The article's text is that of its version; its reviews are named by its title.
    expect(press.agency.submissions().length).toBe(before + 1);
    expect(await press.of(report)).toMatchObject({ answer: { code: 'updated' } });
    // A part that is sent again takes nothing with it, and what the article has said stays.
    const updates = [{ type: 'correction' as const, date: '2026-05-01', doi: A }];
    const articleId = '10.5555~1ces.creeks';
    await press.db.doc(`registrations/${articleId}`).update({ updates });
    await sendAgain(press, ADMIN, { ids: [articleId] });
    await press.untilAnswered();
    await sendAgain(press, ADMIN, { ids: ['10.5555~1ces.creeks.report-1-1'] });
    await press.untilAnswered();
    expect(press.agency.submissions().length).toBe(before + 3);
    expect(await press.of(A)).toMatchObject({ updates });
  });
});

describe.skipIf(!hasSchemas)('the agencies’ schemas', () => {
  it('take all that is sent', async () => {
    await press.close();
    press = await startRegisteringPress(SCHEMA_FOLDER);
    const registration = { updatePolicy: '10.5555/policy' };
    await press.db.doc('settings/press').update({ registration });
    await publish(`${PUBLISHED_BOOKS}/mud`, BOOK);
    await putIssue(press, 'CES', '1-1', { doi: '10.5555/ces.1-1', title: 'Creeks' });
    await rebuildIssue(press, 'CES', '1-1');
    const review = { ...REVIEW, journal: 'CES', akey: 'creeks' };
    await press.db.doc(`${PUBLISHED_REVIEWS}/CES~creeks`).set(withoutUndefined(review));
    await press.publish('creeks');
    await press.publish('tides');
    await press.publish('mud', 1, { doi: doiOf('mud', '10.5072') });
    const article = (await press.db.doc('publishedArticles/CES~creeks').get()).data() ?? {};
    await publish('publishedArticles/CES~creeks', { ...article, hasReviews: true });
    await press.run();
    const all = press.db.collection(REGISTRATIONS);
    // Reading the schemas takes the agency seconds; until then it has the files in process.
    await vi.waitUntil(
      async () => {
        press.pass(20);
        await press.run();
        return (await all.where('inFlight', '==', true).get()).empty;
      },
      { timeout: 100_000, interval: 1_000 },
    );
    const { docs } = await all.get();
    expect(docs.length).toBeGreaterThan(10);
    const refused = docs.filter((each) => each.get('state') !== 'registered');
    expect(refused.map((each) => [each.id, each.get('state'), each.get('answer')])).toEqual([]);
    // Kinds that the schema does not take together go into files of their own.
    expect(press.agency.submissions().map(({ fileName }) => fileName)).toHaveLength(3);
  }, 120_000);
});
