/** Highlights and notes are their owner's alone; what was asked to be public is written by functions. */
import { ARTICLE_NOTES_MAX } from '@quire/model/entities/annotation';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PEOPLE, PERSONAS, type Persona } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

const ARTICLE = 'CES~creeks';
const items = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `k${n}` }));
const notesOf = (uid: string, article = ARTICLE) => ({ owner: uid, article, items: items(1) });
const pathOf = (uid: string, article = ARTICLE) => `annotations/${uid}~${article}`;
const allowance = (...annotated: readonly string[]) => ({
  ...{ since: new Date(), drafts: [], uploads: [], large: [] },
  annotated,
});
const EVERYBODY: Readonly<Record<string, Persona>> = PEOPLE;
const uidOf = (who: string) => EVERYBODY[who]?.uid ?? 'nobody';
/** Who has rights in a session of theirs: an address that is proven, and a role. */
const hasRights = ({ uid, roles, isVerified = true, factor }: Persona) =>
  uid !== null && roles.length > 0 && isVerified && factor?.secondFactor === undefined;

let at: RulesPress;
beforeEach(async () => {
  at ??= await openRulesPress('rules-annotations');
  await at.renew({
    'publishedArticles/CES~creeks': { annotations: 'private' },
    'publishedArticles/CES~tides': { annotations: 'private' },
    'publishedArticles/CES~off': { title: 'Off' },
    ...Object.fromEntries(
      Object.keys(PEOPLE).map((who) => [pathOf(uidOf(who)), notesOf(uidOf(who))]),
    ),
    'allowances/author': allowance('CES~tides', 'CES~off', 'CES~draft'),
    'comments/CES~creeks~mine12345678': {
      ...{ owner: 'author', journal: 'CES', article: ARTICLE, state: 'waiting' },
    },
  });
});
afterAll(() => at.close());

describe('notes of an article', () => {
  it('are read, changed and deleted only by their owner', async () => {
    for (const [who, persona] of Object.entries(PEOPLE))
      for (const whose of ['author', who]) {
        const expected = uidOf(whose) === persona.uid && hasRights(persona);
        const one = doc(at.asPerson(persona), pathOf(uidOf(whose)));
        const said = [
          await isAllowed(getDoc(one)),
          await isAllowed(updateDoc(one, { items: [] })),
          ...(whose === 'author' ? [] : [await isAllowed(deleteDoc(one))]),
        ];
        expect([who, whose, ...said]).toEqual([who, whose, ...said.map(() => expected)]);
      }
  });

  it('can be asked for before there are any', () =>
    expectAllowed(true, getDoc(doc(at.as('author'), pathOf('author', 'CES~tides')))));

  it('are listed only for their owner, fifty articles at a time', async () => {
    const listed = (persona: Persona, owner: string, most = 50) =>
      isAllowed(
        getDocs(
          query(
            collection(at.asPerson(persona), 'annotations'),
            where('owner', '==', owner),
            orderBy(documentId()),
            limit(most),
          ),
        ),
      );
    for (const [who, persona] of Object.entries(PEOPLE))
      for (const whose of ['author', who]) {
        const expected = uidOf(whose) === persona.uid && hasRights(persona);
        expect([who, whose, await listed(persona, uidOf(whose))]).toEqual([who, whose, expected]);
      }
    expect(await listed(PERSONAS.author, 'author', 51)).toBe(false);
    const all = query(collection(at.as('author'), 'annotations'), limit(50));
    await expectAllowed(false, getDocs(all));
  });

  it('are begun where the journal lets readers annotate and the day counts it', async () => {
    const begin = (article: string) =>
      isAllowed(
        setDoc(doc(at.as('author'), pathOf('author', article)), notesOf('author', article)),
      );
    expect(await begin('CES~tides')).toBe(true);
    for (const article of ['CES~off', 'CES~draft']) expect(await begin(article)).toBe(false);
    await at.given({ 'allowances/author': allowance('CES~off') });
    await at.given({ 'publishedArticles/CES~ebb': { annotations: 'comments' } });
    expect(await begin('CES~ebb')).toBe(false);
    const batch = writeBatch(at.as('author'));
    batch.set(doc(at.as('author'), pathOf('author', 'CES~ebb')), notesOf('author', 'CES~ebb'));
    batch.update(doc(at.as('author'), 'allowances/author'), { annotated: ['CES~off', 'CES~ebb'] });
    await expectAllowed(true, batch.commit());
  });

  it('are begun by their owner alone, under an address that is proven', async () => {
    await at.given({
      'allowances/reviewer': allowance('CES~tides'),
      'allowances/unproven': allowance('CES~tides'),
    });
    const put = (persona: Persona, uid: string) =>
      isAllowed(
        setDoc(doc(at.asPerson(persona), pathOf(uid, 'CES~tides')), notesOf(uid, 'CES~tides')),
      );
    expect(await put(PERSONAS.reviewer, 'author')).toBe(false);
    expect(await put(EVERYBODY.unproven ?? PERSONAS.visitor, 'unproven')).toBe(false);
    expect(await put(PERSONAS.reviewer, 'reviewer')).toBe(true);
  });

  it('have no field that is unknown, of another type, or another person’s', async () => {
    const one = doc(at.as('author'), pathOf('author'));
    const most = { items: items(ARTICLE_NOTES_MAX) };
    await expectAllowed(true, updateDoc(one, most));
    for (const change of [
      { items: items(ARTICLE_NOTES_MAX + 1) },
      { items: 'k0' },
      { owner: 'reviewer' },
      { article: 'CES~tides' },
      { color: 'red' },
    ])
      expect([change, await isAllowed(updateDoc(one, change))]).toEqual([change, false]);
    const begun = (change: object) =>
      setDoc(doc(at.as('author'), pathOf('author', 'CES~tides')), {
        ...notesOf('author', 'CES~tides'),
        ...change,
      });
    for (const change of [
      { items: items(ARTICLE_NOTES_MAX + 1) },
      { owner: 'reviewer' },
      { article: ARTICLE },
      { color: 'red' },
    ])
      expect([change, await isAllowed(begun(change))]).toEqual([change, false]);
  });
});

describe('a comment', () => {
  const path = 'comments/CES~creeks~mine12345678';
  const own = (who: 'author' | 'reviewer', owner: string, most = 100) =>
    getDocs(
      query(
        collection(at.as(who), 'comments'),
        where('owner', '==', owner),
        where('article', '==', ARTICLE),
        limit(most),
      ),
    );

  it('is read by its author, a hundred at a time, and by no other reader', async () => {
    await expectAllowed(true, getDoc(doc(at.as('author'), path)));
    await expectAllowed(false, getDoc(doc(at.as('reviewer'), path)));
    await expectAllowed(false, getDoc(doc(at.as('visitor'), path)));
    await expectAllowed(true, own('author', 'author'));
    await expectAllowed(false, own('author', 'author', 101));
    await expectAllowed(false, own('reviewer', 'author'));
    const unproven = at.asPerson({ ...PERSONAS.author, isVerified: false });
    await expectAllowed(false, getDoc(doc(unproven, path)));
  });

  it('is changed only by functions', async () => {
    await expectAllowed(false, updateDoc(doc(at.as('author'), path), { state: 'published' }));
    await expectAllowed(false, deleteDoc(doc(at.as('author'), path)));
  });
});

describe('a report of a comment', () => {
  const path = 'commentReports/CES~creeks~mine12345678~reviewer';

  it('is read and written only by functions', async () => {
    await at.given({ [path]: { owner: 'reviewer', comment: 'CES~creeks~mine12345678' } });
    for (const who of ['reviewer', 'author', 'editor', 'admin'] as const) {
      const one = doc(at.as(who), path);
      const all = query(
        collection(at.as(who), 'commentReports'),
        where('owner', '==', 'reviewer'),
        limit(1),
      );
      const said = [
        await isAllowed(getDoc(one)),
        await isAllowed(getDocs(all)),
        await isAllowed(updateDoc(one, { reason: 'x' })),
        await isAllowed(deleteDoc(one)),
        await isAllowed(setDoc(doc(at.as(who), `${path}2`), { owner: who })),
      ];
      expect([who, ...said]).toEqual([who, false, false, false, false, false]);
    }
  });
});

describe('what is published', () => {
  it('is read by everyone, one article at a time', async () => {
    await at.given({ 'publishedComments/CES~creeks': { comments: [] } });
    await expectAllowed(true, getDoc(doc(at.as('visitor'), 'publishedComments/CES~creeks')));
    await expectAllowed(
      false,
      getDocs(query(collection(at.as('admin'), 'publishedComments'), limit(1))),
    );
  });
});
