import { doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allAt, list, refusals, text } from './borders.ts';
import { KEPT, SAVED } from './borders-of-records.ts';
import { book, conference, page, post } from './content-records.ts';
import { article, issue, journal, version } from './records.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { draftFields } from './submission-records.ts';

let at: RulesPress;
const LONG = 900_000;

beforeAll(async () => {
  at = await openRulesPress('rules-borders');
});
afterAll(() => at.close());

describe.each(KEPT)('$path', ({ path, record, borders, besides = {}, by }) => {
  const save = (change: object) =>
    updateDoc(doc(at.as(by ?? 'admin'), path), { ...besides, ...change });
  beforeEach(() => at.renew({ [path]: record }));

  it.each(['least', 'most'] as const)('takes the %s in every field', (end) =>
    expectAllowed(true, save(allAt(borders, end))),
  );
  it('takes nothing beyond', async () => {
    for (const [, change] of refusals(borders)) await expectAllowed(false, save(change));
  });
});

it('knows the borders of every field of a draft', () => {
  const known = Object.keys(KEPT.at(-1)?.borders ?? {});
  expect(known.concat('declarations').sort()).toEqual(Object.keys(draftFields()).sort());
});

describe('an article', () => {
  const RECORD = 'articles/CES~creeks';
  beforeEach(async () => {
    await at.renew({
      'journals/CES': journal(),
      'issues/CES~1-1': issue(),
      [RECORD]: article('admin'),
      [`${RECORD}/versions/r000001`]: version('admin'),
    });
  });
  const save = (record: Record<string, unknown>, snapshot: object = {}) => {
    const db = at.as('admin');
    const batch = writeBatch(db);
    const metadata = { title: record.title ?? 'Tidal creeks' };
    batch.update(doc(db, RECORD), { ...SAVED, ...record });
    batch.set(doc(db, `${RECORD}/versions/r000002`), {
      ...{ ...version('admin', 2), metadata },
      ...snapshot,
    });
    return batch.commit();
  };
  const borders = {
    title: text(1, 250),
    authorLine: text(0, 200),
    issue: text(1, 40),
    importHash: text(0, 64),
  };
  const inVersion = { markdown: text(0, LONG), files: list(0, 200) };

  it.each(['least', 'most'] as const)('takes the %s in every field', (end) =>
    expectAllowed(true, save(allAt(borders, end), allAt(inVersion, end))),
  );
  it('takes long references', () => expectAllowed(true, save({}, { bibtex: 'x'.repeat(LONG) })));
  it('takes nothing beyond', async () => {
    for (const [, change] of refusals(borders)) await expectAllowed(false, save(change));
    for (const [, change] of refusals(inVersion)) await expectAllowed(false, save({}, change));
    await expectAllowed(false, save({}, { bibtex: 'x'.repeat(LONG + 1) }));
  });

  const create = (key: string, of: string, change: object = {}) => {
    const db = at.as('admin');
    const batch = writeBatch(db);
    const record = { ...article('admin', key), journal: of, ...change };
    batch.set(doc(db, `articles/${of}~${key}`), record);
    batch.set(doc(db, `articles/${of}~${key}/versions/r000001`), version('admin'));
    return batch.commit();
  };
  it.each([
    [80, 20],
    [81, 20],
    [80, 21],
  ])(
    'has a key of 80 characters and a journal’s of 20: %i, %i',
    async (ofIt = 0, ofJournal = 0) => {
      const of = 'J'.repeat(ofJournal);
      await at.given({ [`issues/${of}~1-1`]: issue(of) });
      await expectAllowed(ofIt === 80 && ofJournal === 20, create('k'.repeat(ofIt), of));
    },
  );
  it('has a hundred authors at most', async () => {
    const many = (n: number) => Array.from({ length: n }, String);
    await expectAllowed(false, create('new', 'CES', { authorUids: many(101) }));
    await expectAllowed(false, create('new', 'CES', { authorUids: 'writer' }));
    await expectAllowed(true, create('new', 'CES', { authorUids: many(100) }));
  });
});

describe('a key', () => {
  const create = (path: string, record: object) => setDoc(doc(at.as('admin'), path), record);
  const key = (n: number) => 'k'.repeat(n);
  beforeAll(async () => {
    await at.renew({
      'journals/CES': journal(),
      [`journals/${key(20)}`]: journal(key(20)),
      [`journals/${key(21)}`]: journal(key(21)),
    });
  });
  it.each([true, false])('is as long as it may be: %s', async (fits) => {
    const beyond = fits ? 0 : 1;
    const [k19, k40, k80] = [key(19 + beyond), key(40 + beyond), key(80 + beyond)];
    await expectAllowed(fits, create(`journals/${k19}J`, journal(`${k19}J`)));
    await expectAllowed(fits, create(`issues/CES~${k40}`, issue('CES', k40)));
    const of = key(20 + beyond);
    await expectAllowed(fits, create(`issues/${of}~1-1`, issue(of)));
    await expectAllowed(fits, create(`posts/news~${k80}`, post('admin', k80)));
    await expectAllowed(fits, create(`books/${k80}`, book('admin', k80)));
    await expectAllowed(fits, create(`conferences/${k80}`, conference('admin', k80)));
    const path = key(199 + beyond);
    await expectAllowed(fits, create(`pages/${path}`, page('admin', `/${path}`)));
    const text = { ...page('admin', `/journals/${of}/imprint`), journal: of };
    await expectAllowed(fits, create(`pages/journals~${of}~imprint`, text));
  });
});
