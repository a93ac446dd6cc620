/** Views of the office's lists: whose they are, with whom they are shared, and with which a list opens. */
import { type ListView, VIEW_ROLES, type ViewRole } from '@quire/model/entities/list-view';
import { ROLES } from '@quire/model/roles';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { allAt, type Borders, refusals, text } from './borders.ts';
import { PERSONAS, person } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

type Who = keyof typeof PERSONAS;
const NAMES = Object.keys(PERSONAS) as Who[];
const STAFF: readonly Who[] = [
  ...(['editor', 'editorElsewhere', 'recommendingEditor', 'guestEditor', 'production'] as const),
  ...(['finance', 'content', 'admin'] as const),
];
const uidOf = (who: Who) => PERSONAS[who].uid ?? 'nobody';
const viewOf = (who: Who, more: Partial<ListView> = {}): ListView => ({
  ...{ owner: uidOf(who), list: 'news', name: 'Drafts', search: 'status=draft' },
  ...{ sharedWith: '', isDefault: false, ...more },
});
const pathOf = (who: Who, place = '00', list = 'news') =>
  `listViews/${uidOf(who)}~${list}~${place}`;
const sharedPath = (role: ViewRole) => `listViews/somebody~news~${VIEW_ROLES.indexOf(role) + 10}`;

let at: RulesPress;
beforeEach(async () => {
  at ??= await openRulesPress('rules-list-views');
  await at.renew({
    ...Object.fromEntries(NAMES.map((who) => [pathOf(who), viewOf(who)])),
    ...Object.fromEntries(
      VIEW_ROLES.map((role) => [
        sharedPath(role),
        { ...viewOf('editor', { sharedWith: role }), owner: 'somebody' },
      ]),
    ),
  });
});
afterAll(() => at.close());

const put = (who: Who, view: object, path = pathOf(who, '01')) =>
  isAllowed(setDoc(doc(at.as(who), path), view));

describe('a view of one’s own', () => {
  it('is read, changed and deleted only by its owner among the staff', async () => {
    for (const who of NAMES)
      for (const whose of NAMES) {
        const expected = who === whose && STAFF.includes(who);
        const one = doc(at.as(who), pathOf(whose));
        const said = [
          await isAllowed(getDoc(one)),
          await isAllowed(updateDoc(one, { name: 'Mine' })),
          await isAllowed(deleteDoc(one)),
        ];
        expect([who, whose, ...said]).toEqual([who, whose, expected, expected, expected]);
      }
  });

  it('is made by staff, under their own name', async () => {
    for (const who of NAMES)
      expect([who, await put(who, viewOf(who))]).toEqual([who, STAFF.includes(who)]);
    expect(await put('editor', viewOf('admin'), pathOf('editor', '02'))).toBe(false);
    expect(await put('editor', viewOf('editor'), pathOf('admin', '02'))).toBe(false);
    const mine = doc(at.as('editor'), pathOf('editor'));
    await expectAllowed(false, updateDoc(mine, { owner: 'admin' }));
  });

  it('has one of thirty places in its list', async () => {
    expect(await put('editor', viewOf('editor'), pathOf('editor', '29'))).toBe(true);
    for (const place of ['30', '1', '001', 'x1'])
      expect([place, await put('editor', viewOf('editor'), pathOf('editor', place))]).toEqual([
        ...[place, false],
      ]);
    expect(await put('editor', viewOf('editor'), pathOf('editor', '03', 'blogs'))).toBe(false);
  });

  it('has no field that is too long, of another type, or unknown', async () => {
    const borders: Borders = {
      ...{ name: text(1, 60), search: text(0, 1_000) },
      isDefault: { least: false, most: true, refused: ['yes', 1] },
    };
    for (const end of ['least', 'most'] as const)
      expect(await put('editor', { ...viewOf('editor'), ...allAt(borders, end) })).toBe(true);
    for (const [field, change] of refusals(borders))
      expect([field, await put('editor', { ...viewOf('editor'), ...change })]).toEqual([
        ...[field, false],
      ]);
    expect(await put('editor', { ...viewOf('editor'), color: 'red' })).toBe(false);
    expect(await put('editor', viewOf('editor', { sharedWith: 'nobody' as 'editor' }))).toBe(false);
  });

  it('is of a list with a name', async () => {
    const named = (list: string) =>
      put('editor', viewOf('editor', { list }), pathOf('editor', '04', list));
    expect(await named('x'.repeat(40))).toBe(true);
    for (const list of ['x'.repeat(41), 'News', 'a1'])
      expect([list, await named(list)]).toEqual([list, false]);
  });
});

describe('a shared view', () => {
  it('is read by those who hold the role, and by admins', async () => {
    for (const who of NAMES)
      for (const role of VIEW_ROLES) {
        const held = PERSONAS[who].roles.some((each) => each === role);
        const one = getDoc(doc(at.as(who), sharedPath(role)));
        const expected = held || who === 'admin';
        expect([who, role, await isAllowed(one)]).toEqual([who, role, expected]);
      }
  });

  it('is shared with a role of one’s own, or with any of the staff by admins', async () => {
    for (const who of STAFF)
      for (const role of ROLES) {
        const isOfStaff = VIEW_ROLES.some((each) => each === role);
        const held = PERSONAS[who].roles.some((each) => each === role);
        const expected = isOfStaff && (held || who === 'admin');
        const view = { ...viewOf(who), sharedWith: role };
        expect([who, role, await put(who, view)]).toEqual([who, role, expected]);
      }
    // A role that no list is shared with, although one holds it.
    const both = at.asPerson(person('both', ['author', 'editor'], ['CES']));
    const shared = { ...viewOf('editor'), owner: 'both', sharedWith: 'author' };
    await expectAllowed(false, setDoc(doc(both, 'listViews/both~news~00'), shared));
    await expectAllowed(
      true,
      setDoc(doc(both, 'listViews/both~news~00'), { ...shared, sharedWith: 'editor' }),
    );
  });

  it('opens a list for others where an admin says so', async () => {
    const shared = { sharedWith: 'editor', isDefault: true } as const;
    expect(await put('editor', viewOf('editor', shared))).toBe(false);
    expect(await put('editor', viewOf('editor', { isDefault: true }))).toBe(true);
    expect(await put('admin', viewOf('admin', shared))).toBe(true);
  });

  it('reaches editors who recommend where it is theirs, not where it is of those who decide', async () => {
    const shared = { sharedWith: 'recommendingEditor', isDefault: true } as const;
    expect(await put('admin', viewOf('admin', shared))).toBe(true);
    const as = (who: Who) => isAllowed(getDoc(doc(at.as(who), pathOf('admin', '01'))));
    expect(await as('recommendingEditor')).toBe(true);
    expect(await as('editor')).toBe(false);
    expect(await put('recommendingEditor', viewOf('recommendingEditor', shared))).toBe(false);
    const own = viewOf('recommendingEditor', { sharedWith: 'recommendingEditor' });
    expect(await put('recommendingEditor', own)).toBe(true);
    const ofEditors = viewOf('recommendingEditor', { sharedWith: 'editor' });
    expect(await put('recommendingEditor', ofEditors)).toBe(false);
  });

  it('is changed only by its owner, and withdrawn by admins', async () => {
    for (const who of NAMES) {
      const one = doc(at.as(who), sharedPath('editor'));
      expect([who, await isAllowed(updateDoc(one, { name: 'Mine' }))]).toEqual([who, false]);
      if (who !== 'admin') expect([who, await isAllowed(deleteDoc(one))]).toEqual([who, false]);
    }
    await expectAllowed(true, deleteDoc(doc(at.as('admin'), sharedPath('editor'))));
  });
});

describe('a list of views', () => {
  const asked = (who: Who, field: string, op: '==' | 'in', value: unknown, most = 50) =>
    isAllowed(
      getDocs(
        query(
          collection(at.as(who), 'listViews'),
          // Of none that these clients remember: they would ask again for what is gone.
          ...[where('list', '==', 'media'), where(field, op, value), limit(most)],
        ),
      ),
    );

  it('is one’s own, or of roles that one holds, fifty at a time', async () => {
    expect(await asked('editor', 'owner', '==', 'editor')).toBe(true);
    expect(await asked('editor', 'owner', '==', 'editor', 51)).toBe(false);
    expect(await asked('editor', 'owner', '==', 'admin')).toBe(false);
    expect(await asked('editor', 'sharedWith', 'in', ['editor'])).toBe(true);
    expect(await asked('editor', 'sharedWith', 'in', ['editor', 'admin'])).toBe(false);
    expect(await asked('editor', 'sharedWith', '==', '')).toBe(false);
    expect(await asked('admin', 'sharedWith', 'in', [...VIEW_ROLES])).toBe(true);
    expect(await asked('author', 'owner', '==', 'author')).toBe(false);
  });

  it('is closed to an account whose address is not proven', async () => {
    const unproven = at.asPerson({ ...PERSONAS.editor, isVerified: false });
    await expectAllowed(false, getDoc(doc(unproven, pathOf('editor'))));
  });
});
