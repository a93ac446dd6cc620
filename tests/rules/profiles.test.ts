import { can } from '@quire/model/roles';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { askerOf, PEOPLE } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { profile } from './submission-records.ts';
import { expectTable, type Row } from './verdict-table.ts';

let at: RulesPress;
const OWN = 'profiles/author';
const LATER = { updatedAt: '2026-02-02T03:04:05.678Z' };

beforeAll(async () => {
  at = await openRulesPress('rules-profiles');
  const all = [...Object.values(PEOPLE), { uid: 'somebody' }];
  await at.given(Object.fromEntries(all.map(({ uid }) => [`profiles/${uid}`, profile()])));
});
afterAll(() => at.close());

it('is for whom the matrix names', async () => {
  const rows: Record<string, Row> = {};
  const people = (db: Firestore) => collection(db, 'profiles');
  const attempts = {
    get: ['profile.read', (db: Firestore, uid: string) => getDoc(doc(db, `profiles/${uid}`))],
    update: [
      'profile.edit',
      (db: Firestore, uid: string) => updateDoc(doc(db, `profiles/${uid}`), { given: 'Eve' }),
    ],
    create: [
      null,
      (db: Firestore, uid: string) => setDoc(doc(db, `profiles/${uid}-new`), profile()),
    ],
    delete: [null, (db: Firestore, uid: string) => deleteDoc(doc(db, `profiles/${uid}`))],
  } as const;
  for (const [what, [action, attempt]] of Object.entries(attempts))
    for (const whose of ['own', 'somebody’s']) {
      const cells = Object.entries(PEOPLE).map(async ([who, persona]) => {
        const owner = whose === 'own' ? (persona.uid ?? 'nobody') : 'somebody';
        const expected = action !== null && can(askerOf(persona), action, { owner });
        return [who, { expected, actual: await isAllowed(attempt(at.asPerson(persona), owner)) }];
      });
      rows[`${what} ${whose}`] = Object.fromEntries(await Promise.all(cells));
    }
  for (const most of [100, 101]) {
    const cells = Object.entries(PEOPLE).map(async ([who, persona]) => {
      const expected = most === 100 && can(askerOf(persona), 'profile.read');
      const listed = getDocs(query(people(at.asPerson(persona)), limit(most)));
      return [who, { expected, actual: await isAllowed(listed) }];
    });
    rows[`list ${most}`] = Object.fromEntries(await Promise.all(cells));
  }
  expectTable(rows);
});

describe('a profile', () => {
  const save = (change: object) => updateDoc(doc(at.as('author'), OWN), { ...LATER, ...change });
  beforeEach(() => at.renew({ [OWN]: profile() }));

  it('is saved with everything its owner may say', () =>
    expectAllowed(
      true,
      save({
        ...{ given: 'Zoë', family: 'van der Aa-O’Neill Jr.', affiliation: 'Delta', country: 'DE' },
        ...{ ror: 'https://ror.org/03yrm5c26', orcid: '0000-0002-1694-233X', interests: [] },
        notifications: { reminders: false, messages: false },
      }),
    ));
  it.each(['es', 'pt-BR', 'zh-Hans', 'ar'])('is saved with the language %s', (language) =>
    expectAllowed(true, save({ language })),
  );
  it.each(['', 'Spanish', 'ES', 'pt-br', 'es-', 'es\n', 7, null, ['es']])(
    'is not saved with %j for a language',
    (language) => expectAllowed(false, save({ language })),
  );
  it('is saved without a language, which is then the press’s first', async () => {
    await expectAllowed(true, save({ language: 'es' }));
    await expectAllowed(true, save({ language: deleteField() }));
  });
  it('is saved without ROR and ORCID iD', () =>
    expectAllowed(true, save({ ror: deleteField(), orcid: deleteField() })));
  it('is saved before it says where its owner works', () =>
    expectAllowed(true, save({ affiliation: '', country: deleteField() })));

  it.each<[string, object]>([
    ['an address in a name', { given: 'www.x.example' }],
    ['an address of mail in a name', { family: 'ada@example' }],
    ['an address on the web in a name', { family: 'see http://x' }],
    ['the name of a site in a name', { given: 'buy casino.com now' }],
    ['a line break in a name', { given: 'Ada\n\nYour account is closed' }],
    ['a space around a name', { given: ' Ada' }],
    ['a space around a family name', { family: 'Holt ' }],
    ['a ROR id that is none', { ror: 'https://ror.org/x' }],
    ['an ORCID iD that is none', { orcid: '0000' }],
    ['a country that is none', { country: 'nl' }],
    ['a notification nobody knows', { notifications: { ...profile().notifications, x: true } }],
    ['reminders neither on nor off', { 'notifications.reminders': 'on' }],
    ['messages neither on nor off', { 'notifications.messages': 'on' }],
    ['no choice about messages', { 'notifications.messages': deleteField() }],
    ['a time that is none', { updatedAt: 'now' }],
    ['another address', { email: 'eve@example.org' }],
    ['another state', { state: 'suspended' }],
    ['other consents', { consents: [] }],
    ['another proof', { verifiedAt: deleteField() }],
    ['a field too many', { secret: 1 }],
    ['no affiliation, not even an empty one', { affiliation: deleteField() }],
  ])('is refused with %s', (_, change) => expectAllowed(false, save(change)));
});
