import { deleteField, doc, getDoc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { PERSONAS, type Persona, person } from './personas.ts';
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
      'has a title of 1,001 characters',
      { title: 'x'.repeat(1_001) },
      { metadata: { title: 'x'.repeat(1_001) } },
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
    const db = at.asPerson(person('writer', ['admin']));
    const batch = writeBatch(db);
    batch.update(doc(db, RECORD), { revision: 2, updatedBy: 'writer' });
    batch.set(doc(db, `${RECORD}/versions/r000002`), version('writer', 2));
    await expectAllowed(false, batch.commit());
    await expectAllowed(true, getDoc(doc(db, RECORD)));
  });
});

describe('publishing an article', () => {
  it.each<[string, object]>([
    ['shows it to readers', { status: 'published', publishedRevision: 1 }],
    ['sets a time for it', { status: 'scheduled', publishAt: '2027-01-01T00:00:00.000Z' }],
    ['retracts it', { status: 'retracted' }],
    ['says where it came from', { submission: 's1' }],
  ])('is not for browsers: refused when it %s', async (_, change) => {
    for (const who of ['editor', 'production', 'admin'] as const) {
      const write = { updatedBy: who, ...change };
      await expectAllowed(false, updateDoc(doc(at.as(who), RECORD), write));
      await expectAllowed(false, save(change, {}, 'r000002', who === 'admin' ? 'admin' : 'editor'));
    }
  });

  it('is where readers find it: only what they have never seen goes to another issue', async () => {
    await expectAllowed(true, save({ issue: '1-2' }));
    await at.renew({
      [RECORD]: { ...article('admin'), status: 'published', publishedRevision: 1 },
      [`${RECORD}/versions/r000001`]: version('admin'),
    });
    await expectAllowed(false, save({ issue: '1-2' }));
    await expectAllowed(false, save({ issue: '1-2' }, {}, 'r000002', 'admin'));
    await expectAllowed(true, save());
  });

  it('leaves what functions know of it to them', async () => {
    const known = { submission: 's1', publishAt: '2027-01-01T00:00:00.000Z', importHash: 'x' };
    await at.given({ [RECORD]: { ...article('admin'), ...known, status: 'scheduled' } });
    await expectAllowed(false, save({ publishAt: '2026-01-01T00:00:00.000Z' }));
    await expectAllowed(false, save({ submission: deleteField() }));
    await expectAllowed(true, save());
  });
});

describe('what a journal leaves to its staff', () => {
  const production = { ...PERSONAS.production };
  const both = person('both', ['editor', 'production'], ['CES']);
  const elsewhere = person('elsewhere', ['production'], ['QPH']);
  const saveAs = (persona: Persona) => {
    const db = at.asPerson(persona);
    const uid = persona.uid ?? 'nobody';
    const batch = writeBatch(db);
    batch.update(doc(db, RECORD), { revision: 2, updatedBy: uid });
    batch.set(doc(db, `${RECORD}/versions/r000002`), version(uid, 2));
    return batch.commit();
  };
  const rows: [string, object, (keyof typeof WHO)[]][] = [
    ['nothing said', { editor: {}, production: {} }, ['editor', 'production', 'both', 'admin']],
    [
      'none to editors',
      { editor: { 'article.edit': 'none' }, production: {} },
      ['production', 'both', 'admin'],
    ],
    [
      'none to production',
      { editor: {}, production: { 'article.edit': 'none' } },
      ['editor', 'both', 'admin'],
    ],
    [
      'all',
      { editor: { 'article.edit': 'journals' }, production: { 'article.edit': 'journals' } },
      ['editor', 'production', 'both', 'admin'],
    ],
    [
      'none',
      { editor: { 'article.edit': 'none' }, production: { 'article.edit': 'none' } },
      ['admin'],
    ],
    ['what cannot be read', {}, ['admin']],
  ];
  const WHO = { editor: PERSONAS.editor, production, both, elsewhere, admin: PERSONAS.admin };
  it.each(rows)('counts on every save: %s', async (_, reaches, may) => {
    for (const [who, persona] of Object.entries(WHO)) {
      await at.renew({
        'journals/CES': journal(),
        [RECORD]: article('admin'),
        'journalPermissions/CES': { reaches },
        'journalPermissions/QPH': { reaches: { editor: {}, production: {} } },
      });
      await expectAllowed(
        may.some((each) => each === who),
        saveAs(persona),
      );
    }
  });

  it('counts for a new article too', async () => {
    const reaches = { editor: { 'article.edit': 'none' }, production: {} };
    await at.given({ 'journalPermissions/CES': { reaches }, 'issues/CES~1-1': issue() });
    const create = (who: 'editor' | 'production') => {
      const db = at.as(who);
      const batch = writeBatch(db);
      batch.set(doc(db, 'articles/CES~new'), { ...article(who, 'new'), authorUids: [] });
      batch.set(doc(db, 'articles/CES~new/versions/r000001'), version(who));
      return batch.commit();
    };
    await expectAllowed(false, create('editor'));
    await expectAllowed(true, create('production'));
  });
});

describe('creating an article', () => {
  const begun = (who: string) => ({ ...article(who, 'new'), authorUids: [] });
  beforeEach(() => at.given({ 'issues/CES~a b': issue('CES', 'a b') }));
  const create = (record: object = {}, path = 'articles/CES~new') => {
    const db = at.as('editor');
    const batch = writeBatch(db);
    batch.set(doc(db, path), { ...begun('editor'), ...record });
    batch.set(doc(db, `${path}/versions/r000001`), version('editor'));
    return batch.commit();
  };

  it('works', () => expectAllowed(true, create()));
  it('is refused without its version', () =>
    expectAllowed(false, setDoc(doc(at.as('editor'), 'articles/CES~new'), begun('editor'))));
  it('is refused to who may not edit it, with a version that is there', async () => {
    await at.given({ 'articles/CES~new/versions/r000001': version('admin') });
    await expectAllowed(false, setDoc(doc(at.as('reader'), 'articles/CES~new'), begun('reader')));
  });
  it('is refused when it begins at a later revision, with that version', () => {
    const db = at.as('editor');
    const batch = writeBatch(db);
    batch.set(doc(db, 'articles/CES~new'), { ...begun('editor'), revision: 2 });
    batch.set(doc(db, 'articles/CES~new/versions/r000002'), version('editor', 2));
    return expectAllowed(false, batch.commit());
  });
  it.each<[string, object, string?]>([
    ['is published from birth', { status: 'published' }],
    ['has been published before', { publishedRevision: 1 }],
    ['begins at a later revision', { revision: 2 }],
    ['belongs to no issue', { issue: '9-9' }],
    ['belongs to another’s journal', { journal: 'QPH' }, 'articles/QPH~new'],
    ['is said to be of a manuscript', { submission: 's1' }],
    ['belongs to an issue that is none', { issue: 'a b' }],
    ['has a line of authors too long', { authorLine: 'x'.repeat(201) }],
    ['is signed by somebody else', { updatedBy: 'admin' }],
    ['has an id that is not its key', {}, 'articles/CES~other'],
    ['has a key that is none', { akey: 'a~b' }, 'articles/CES~a~b'],
    ['names its editor as author', { authorUids: ['editor'] }],
    ['takes it out of the hands of everybody else', { authorUids: ['admin', 'editor-2'] }],
  ])('is refused when it %s', (_, record, path) => expectAllowed(false, create(record, path)));
});

it('tells admins only that an article does not exist', async () => {
  await expectAllowed(true, getDoc(doc(at.as('admin'), 'articles/CES~nowhere')));
  await expectAllowed(false, getDoc(doc(at.as('editor'), 'articles/CES~nowhere')));
});
