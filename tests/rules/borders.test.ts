import { doc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allAt, list, refusals, text } from './borders.ts';
import { KEPT, SAVED } from './borders-of-records.ts';
import { article, issue, journal, version } from './records.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { draftFields } from './submission-records.ts';

let at: RulesPress;
const LONG = 900_000;

beforeAll(async () => {
  at = await openRulesPress('rules-borders');
});
afterAll(() => at.close());

describe.each(KEPT)('$path', ({ path, record, borders, besides }) => {
  const save = (change: object) => updateDoc(doc(at.as('author'), path), { ...besides, ...change });
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
  const save = (record: Record<string, unknown>, snapshot: object = {}, stated: object = {}) => {
    const db = at.as('admin');
    const batch = writeBatch(db);
    const metadata = { title: record.title ?? 'Tidal creeks', ...stated };
    batch.update(doc(db, RECORD), { ...SAVED, ...record });
    batch.set(doc(db, `${RECORD}/versions/r000002`), {
      ...{ ...version('admin', 2), metadata },
      ...snapshot,
    });
    return batch.commit();
  };
  const borders = {
    title: text(1, 1_000),
    authorLine: text(0, 200),
    issue: text(1, 40),
  };
  const inVersion = { markdown: text(0, LONG), files: list(0, 200) };
  const inMetadata = {
    ...{ translations: list(0, 8), translationOf: text(0, 80) },
    ...{ funders: list(0, 30), relations: list(0, 50) },
  };

  it.each(['least', 'most'] as const)('takes the %s in every field', (end) =>
    expectAllowed(true, save(allAt(borders, end), allAt(inVersion, end), allAt(inMetadata, end))),
  );
  it('takes long references', () => expectAllowed(true, save({}, { bibtex: 'x'.repeat(LONG) })));
  it('takes nothing beyond', async () => {
    for (const [, change] of refusals(borders)) await expectAllowed(false, save(change));
    for (const [, change] of refusals(inVersion)) await expectAllowed(false, save({}, change));
    for (const [, change] of refusals(inMetadata)) await expectAllowed(false, save({}, {}, change));
    await expectAllowed(false, save({}, { bibtex: 'x'.repeat(LONG + 1) }));
  });

  const create = (key: string, of: string, change: object = {}) => {
    const db = at.as('admin');
    const batch = writeBatch(db);
    const record = { ...article('admin', key), authorUids: [], journal: of, ...change };
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
  it.each([40, 41])('has an issue whose key has 40 characters: %i', async (length) => {
    const key = 'i'.repeat(length);
    await at.given({ [`issues/CES~${key}`]: issue('CES', key) });
    await expectAllowed(length === 40, create('of-issue', 'CES', { issue: key }));
  });
});
