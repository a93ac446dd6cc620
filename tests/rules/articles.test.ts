import { deleteField, doc, getDoc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { PERSONAS } from './personas.ts';
import { article, issue, journal, version } from './records.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

let at: RulesPress;
const RECORD = 'articles/CES~creeks';

beforeAll(async () => {
  at = await openRulesPress('rules-articles');
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.renew({
    'journals/CES': journal(),
    'issues/CES~1-1': issue(),
    [RECORD]: article('admin'),
    [`${RECORD}/versions/r000001`]: version('admin'),
  });
});

/** Saves the next version as the editor, with one thing changed in the record or the version. */
function save(
  record: object = {},
  snapshot: object = {},
  versionId = 'r000002',
  who: 'editor' | 'admin' = 'editor',
) {
  const db = at.as(who);
  const batch = writeBatch(db);
  batch.update(doc(db, RECORD), { revision: 2, updatedBy: who, ...record });
  batch.set(doc(db, `${RECORD}/versions/${versionId}`), { ...version(who, 2), ...snapshot });
  return batch.commit();
}

describe('saving an article', () => {
  it('works', () => expectAllowed(true, save({ title: 'New' }, { metadata: { title: 'New' } })));

  it.each<[string, object, object?, string?]>([
    ['skips a revision', { revision: 3 }, { revision: 3 }, 'r000003'],
    ['names somebody else', { updatedBy: 'admin' }],
    ['signs the version as somebody else', {}, { savedBy: 'admin' }],
    ['publishes on the side', { publishedRevision: 2, status: 'published' }],
    ['changes the status on the side', { status: 'scheduled' }],
    ['moves it to another journal', { journal: 'QPH' }],
    ['changes its key', { akey: 'other' }],
    ['changes whose it is', { authorUids: [] }],
    ['adds a field', { secret: true }],
    ['drops a field', { authorLine: deleteField() }],
    ['empties the title', { title: '' }, { metadata: { title: '' } }],
    [
      'has a title of 251 characters',
      { title: 'x'.repeat(251) },
      { metadata: { title: 'x'.repeat(251) } },
    ],
    ['gives the title a wrong type', { title: 7 }, { metadata: { title: 7 } }],
    ['gives a time that is none', { updatedAt: 'yesterday' }],
    ['gives the version a time that is none', {}, { savedAt: 'yesterday' }],
    ['gives record and version different titles', { title: 'A' }, { metadata: { title: 'B' } }],
    ['stores the version under another number', {}, {}, 'r000009'],
    ['adds a field to the version', {}, { secret: 1 }],
    ['gives the text a wrong type', {}, { markdown: 7 }],
    ['gives the references a wrong type', {}, { bibtex: 7 }],
    ['gives the macros a wrong type', {}, { macros: [] }],
    ['gives the files a wrong type', {}, { files: {} }],
    ['exceeds the length of a text', {}, { markdown: 'x'.repeat(900_001) }],
    ['makes the author line too long', { authorLine: 'x'.repeat(201) }],
    ['sets an issue that is no key', { issue: 'a b' }],
    ['sets a journal that is no key', { journal: 'C E S' }],
    ['gives the authors a wrong type', { authorUids: 'writer' }],
    ['names too many authors', { authorUids: Array.from({ length: 101 }, String) }],
    ['gives an unknown status', { status: 'x' }],
    ['gives the revision a wrong type', { revision: '2' }],
    ['goes back to no revision', { revision: 0 }],
    ['gives the published revision a wrong type', { publishedRevision: '0' }],
    ['goes below no published revision', { publishedRevision: -1 }],
    ['gives the time a wrong type', { updatedAt: 7 }],
    ['gives the version’s metadata a wrong type', {}, { metadata: 'Tidal creeks' }],
    ['leaves the version without a title', {}, { metadata: { title: '' } }],
    ['gives the version’s revision a wrong type', {}, { revision: '2' }],
    ['gives the version too many files', {}, { files: Array.from({ length: 201 }, String) }],
  ])('is refused when it %s', (_, record, snapshot = {}, id = 'r000002') =>
    expectAllowed(false, save(record, snapshot, id)),
  );

  it('is refused without its version', () =>
    expectAllowed(
      false,
      updateDoc(doc(at.as('editor'), RECORD), { revision: 2, updatedBy: 'editor' }),
    ));

  it('is refused as a version without the save that points at it', () =>
    expectAllowed(
      false,
      setDoc(doc(at.as('editor'), `${RECORD}/versions/r000002`), version('editor', 2)),
    ));

  it('is refused with a version that lacks a field', () => {
    const { macros: _, ...rest } = version('editor', 2);
    const db = at.as('editor');
    const batch = writeBatch(db);
    batch.update(doc(db, RECORD), { revision: 2, updatedBy: 'editor' });
    batch.set(doc(db, `${RECORD}/versions/r000002`), rest);
    return expectAllowed(false, batch.commit());
  });

  it('is refused with a second version under another number', () => {
    const db = at.as('editor');
    const batch = writeBatch(db);
    batch.update(doc(db, RECORD), { revision: 2, updatedBy: 'editor' });
    batch.set(doc(db, `${RECORD}/versions/r000002`), version('editor', 2));
    batch.set(doc(db, `${RECORD}/versions/r000009`), version('editor', 2));
    return expectAllowed(false, batch.commit());
  });

  it.each(['visitor', 'editorElsewhere'] as const)('is refused as a version alone to %s', (name) =>
    expectAllowed(
      false,
      setDoc(
        doc(at.as(name), `${RECORD}/versions/r000002`),
        version(PERSONAS[name].uid ?? 'nobody', 2),
      ),
    ),
  );

  it('is refused to who may not edit it, whatever else is there', async () => {
    const next = { revision: 2, updatedBy: 'editor-elsewhere' };
    const orphan = version('editor-elsewhere', 2);
    await at.given({ [`${RECORD}/versions/r000002`]: version('admin', 2) });
    await expectAllowed(false, updateDoc(doc(at.as('editorElsewhere'), RECORD), next));
    const other = 'articles/CES~other';
    await at.given({ [other]: { ...article('admin', 'other'), revision: 2 } });
    const path = `${other}/versions/r000002`;
    await expectAllowed(false, setDoc(doc(at.as('editorElsewhere'), path), orphan));
    await expectAllowed(true, setDoc(doc(at.as('editor'), path), version('editor', 2)));
  });

  it('leaves nothing else below an article to be read', () =>
    expectAllowed(false, getDoc(doc(at.as('editor'), `${RECORD}/others/x`))));

  it('never changes a version', () =>
    expectAllowed(
      false,
      updateDoc(doc(at.as('admin'), `${RECORD}/versions/r000001`), { markdown: 'x' }),
    ));

  it('is refused to its author, whatever their role', async () => {
    const db = at.asPerson({ uid: 'writer', roles: ['admin'], journals: ['CES'] });
    const batch = writeBatch(db);
    batch.update(doc(db, RECORD), { revision: 2, updatedBy: 'writer' });
    batch.set(doc(db, `${RECORD}/versions/r000002`), version('writer', 2));
    await expectAllowed(false, batch.commit());
    await expectAllowed(true, getDoc(doc(db, RECORD)));
  });
});

describe('publishing an article', () => {
  const publish = (who: 'editor' | 'production' | 'admin', change: object = {}) =>
    updateDoc(doc(at.as(who), RECORD), {
      status: 'published',
      publishedRevision: 1,
      updatedBy: who,
      ...change,
    });

  it('works for an editor of the journal, and again', async () => {
    await expectAllowed(true, publish('editor'));
    await expectAllowed(true, publish('admin'));
  });
  it.each<[string, object]>([
    ['names a revision that is not the newest', { publishedRevision: 0 }],
    ['names a revision to come', { publishedRevision: 2 }],
    ['brings a revision and keeps to the old one', { revision: 2 }],
    ['changes its authors’ line on the side', { authorLine: 'Other' }],
    ['changes where it came from on the side', { importHash: 'x' }],
    ['changes the title on the side', { title: 'Other' }],
    ['moves it on the side', { issue: '1-2' }],
    ['brings a revision on the side', { revision: 2, publishedRevision: 2 }],
    ['retracts', { status: 'retracted' }],
    ['calls a draft corrected', { status: 'corrected' }],
  ])('is refused when it %s', (_, change) => expectAllowed(false, publish('editor', change)));

  it('is refused to production', () => expectAllowed(false, publish('production')));

  it('is refused to its author, whatever their role', () =>
    expectAllowed(
      false,
      updateDoc(doc(at.asPerson({ uid: 'writer', roles: ['admin'], journals: [] }), RECORD), {
        status: 'published',
        publishedRevision: 1,
        updatedBy: 'writer',
      }),
    ));

  it('keeps a corrected article corrected', async () => {
    await at.given({
      [RECORD]: { ...article('admin'), status: 'corrected', publishedRevision: 1 },
    });
    await expectAllowed(false, publish('editor'));
    await expectAllowed(true, publish('editor', { status: 'corrected' }));
  });

  it('works for one whose day was set', async () => {
    await at.given({ [RECORD]: { ...article('admin'), status: 'scheduled' } });
    await expectAllowed(true, publish('editor'));
  });

  it.each(['retracted', 'withdrawn', 'removed'])('is refused for a %s one', async (status) => {
    await at.given({ [RECORD]: { ...article('admin'), status } });
    await expectAllowed(false, publish('admin'));
  });
});

describe('creating an article', () => {
  const create = (record: object = {}, path = 'articles/CES~new') => {
    const db = at.as('editor');
    const batch = writeBatch(db);
    batch.set(doc(db, path), { ...article('editor', 'new'), ...record });
    batch.set(doc(db, `${path}/versions/r000001`), version('editor'));
    return batch.commit();
  };

  it('works', () => expectAllowed(true, create()));
  it('is refused without its version', () =>
    expectAllowed(
      false,
      setDoc(doc(at.as('editor'), 'articles/CES~new'), article('editor', 'new')),
    ));
  it('is refused to who may not edit it, with a version that is there', async () => {
    await at.given({ 'articles/CES~new/versions/r000001': version('admin') });
    const record = article('reader', 'new');
    await expectAllowed(false, setDoc(doc(at.as('reader'), 'articles/CES~new'), record));
  });
  it('is refused when it begins at a later revision, with that version', () => {
    const db = at.as('editor');
    const batch = writeBatch(db);
    batch.set(doc(db, 'articles/CES~new'), { ...article('editor', 'new'), revision: 2 });
    batch.set(doc(db, 'articles/CES~new/versions/r000002'), version('editor', 2));
    return expectAllowed(false, batch.commit());
  });
  it.each<[string, object, string?]>([
    ['is published from birth', { status: 'published' }],
    ['has been published before', { publishedRevision: 1 }],
    ['begins at a later revision', { revision: 2 }],
    ['belongs to no issue', { issue: '9-9' }],
    ['belongs to another’s journal', { journal: 'QPH' }, 'articles/QPH~new'],
    ['has an id that is not its key', {}, 'articles/CES~other'],
    ['has a key that is none', { akey: 'a~b' }, 'articles/CES~a~b'],
    ['names its editor as author', { authorUids: ['editor'] }],
  ])('is refused when it %s', (_, record, path) => expectAllowed(false, create(record, path)));
});

it('tells admins only that an article does not exist', async () => {
  await expectAllowed(true, getDoc(doc(at.as('admin'), 'articles/CES~nowhere')));
  await expectAllowed(false, getDoc(doc(at.as('editor'), 'articles/CES~nowhere')));
});
