import { NOT_DUE, RegistrationSchema } from '@quire/model/entities/registration';
import { doajId } from '@quire/model/registration-id';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  DOAJ_ACCOUNT,
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import { putJournal } from '../../testing/test-press.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { noteAccounts } from './note-accounts.ts';
import { registrationXml } from './registration-xml.ts';

let press: RegisteringPress;
const DOI = doiOf('creeks');
const ADMIN = { uid: 'ada', claims: { roles: ['admin' as const], grants: {} } };

beforeEach(async () => {
  press = await startRegisteringPress();
  const { accounts } = press.ports;
  press.ports = { ...press.ports, accounts: [...accounts, DOAJ_ACCOUNT] };
});
afterEach(() => press.close());

const known = () => press.agency.doajArticles();
const asked = () =>
  press.agency.received
    .filter(({ path }) => path.startsWith('/api/articles'))
    .map(({ method }) => method);
async function atDoaj(doi = DOI) {
  const stored = await press.db.doc(`registrations/${doajId(doi)}`).get();
  return stored.exists ? RegistrationSchema.parse(stored.data()) : null;
}
/** Until Crossref has answered, and DOAJ after it. */
async function untilTold() {
  await press.untilAnswered();
  press.pass(2);
  await press.run();
}
const remove = async () => {
  await press.db.doc('articles/CES~creeks').update({
    status: 'removed',
    tombstone: { at: '2026-06-01T00:00:00.000Z', by: 'ada', reason: 'It was wrong.' },
  });
  await reconcilePublication(press, 'CES', 'creeks');
};

it('is told about an article once its DOI is registered, of each change, and of its removal', async () => {
  await press.publish('creeks');
  await press.run();
  expect(await atDoaj()).toMatchObject({ state: 'waiting', agency: 'doaj', sentAt: null });
  expect(known()).toEqual([]);
  await untilTold();
  expect(await atDoaj()).toMatchObject({
    ...{ state: 'registered', due: NOT_DUE, answer: { code: 'added' } },
    remoteId: known()[0]?.id,
  });
  expect(known()).toMatchObject([{ doi: DOI, bibjson: { title: 'How creeks drain' } }]);
  const { sent, now } = await registrationXml(press, ADMIN, { id: doajId(DOI) });
  expect(sent).toContain('"title": "How creeks drain"');
  expect(now).toBe(sent);

  await press.publish('creeks', 2, { title: 'How creeks fill' });
  await untilTold();
  expect(await atDoaj()).toMatchObject({ state: 'registered', answer: { code: 'updated' } });
  expect(known()).toMatchObject([{ doi: DOI, bibjson: { title: 'How creeks fill' } }]);

  await remove();
  await untilTold();
  expect(known()).toEqual([]);
  expect(await atDoaj()).toMatchObject({
    ...{ state: 'registered', answer: { code: 'removed' }, remoteId: '' },
  });
  expect(asked()).toEqual(['POST', 'PUT', 'DELETE']);
});

it('is told about what only it shows, and of nothing twice', async () => {
  await press.publish('creeks');
  await untilTold();
  await press.publish('creeks', 2, { keywords: ['mud'] });
  await untilTold();
  expect(known()).toMatchObject([{ bibjson: { keywords: ['mud'] } }]);
  await reconcilePublication(press, 'CES', 'creeks', { remake: true });
  await untilTold();
  expect(asked()).toEqual(['POST', 'PUT']);
});

it('is not told about other journals, nor while the press only tries', async () => {
  const { accounts } = press.ports;
  const others = accounts.map((each) =>
    each.agency === 'doaj' ? { ...each, journals: ['QPH'] } : each,
  );
  press.ports = { ...press.ports, accounts: others };
  await press.publish('creeks');
  await untilTold();
  expect(await atDoaj()).toBeNull();
  press.ports = { ...press.ports, accounts };
  await press.db.doc('settings/press').update({ registration: { isTest: true } });
  await press.publish('tides');
  await untilTold();
  expect(await atDoaj(doiOf('tides'))).toMatchObject({ state: 'waiting' });
  expect(asked()).toEqual([]);
});

it('is told about earlier articles when the press has an account, once', async () => {
  const { accounts } = press.ports;
  press.ports = { ...press.ports, accounts: accounts.filter(({ agency }) => agency !== 'doaj') };
  await noteAccounts(press.ports);
  await press.publish('creeks');
  await untilTold();
  press.ports = { ...press.ports, accounts };
  await noteAccounts(press.ports);
  await untilTold();
  expect(known()).toHaveLength(1);
  expect(press.agency.submissions()).toHaveLength(1);
  await noteAccounts(press.ports);
  await untilTold();
  expect(asked()).toEqual(['POST']);
});

it('refuses a journal that is not of the account: the reason is kept, the key is not', async () => {
  press.agency.behaviour.set({
    accounts: press.agency.behaviour.accounts.map((each) => ({ ...each, issns: ['1234-5679'] })),
  });
  await press.publish('creeks');
  await untilTold();
  const refused = await atDoaj();
  expect(refused).toMatchObject({
    ...{ state: 'refused', due: NOT_DUE },
    answer: { code: 'journal-not-in-account', text: expect.stringContaining('ISSN') },
  });
  // The DOI itself is registered all the same.
  expect(await press.of(DOI)).toMatchObject({ state: 'registered' });
  const { docs } = await press.db.collection('registrations').get();
  const kept = JSON.stringify([docs.map((doc) => doc.data()), press.lines]);
  expect(kept).not.toContain(DOAJ_ACCOUNT.password);
});

it('holds what a key opens nothing for, without telling it even where DOAJ repeats it', async () => {
  const { password } = DOAJ_ACCOUNT;
  await press.publish('creeks');
  await press.run();
  press.agency.behaviour.set({ failures: { [DOI]: `wrong: api_key=${password}` } });
  press.pass(1);
  await press.run();
  expect(await atDoaj()).toMatchObject({ state: 'refused', answer: { code: 'invalid-record' } });
  expect((await atDoaj())?.answer?.text).toContain('api_key=…');
  press.agency.behaviour.set({ failures: {} });
  press.agency.behaviour.set({
    accounts: press.agency.behaviour.accounts.filter(({ agency }) => agency !== 'doaj'),
  });
  await press.publish('creeks', 2, { title: 'How creeks fill' });
  await untilTold();
  expect(await atDoaj()).toMatchObject({
    ...{ state: 'held', problems: [{ code: 'login-refused', params: { prefix: '10.5555' } }] },
  });
});

it('is tried again where it fails, and an answer that was lost changes nothing', async () => {
  await press.publish('creeks');
  await press.run();
  press.agency.behaviour.plan('deposit', { kind: 'refuse', status: 503 }, { kind: 'drop' });
  press.pass(1);
  await press.run();
  expect(await atDoaj()).toMatchObject({ state: 'waiting', answer: { code: 'no-answer' } });
  for (const minutes of [5, 10]) {
    press.pass(minutes);
    await press.run();
  }
  expect(await atDoaj()).toMatchObject({ state: 'registered', remoteId: known()[0]?.id });
  expect(known()).toHaveLength(1);
});

it('holds an article of a journal without an ISSN, and forgets one that was never sent', async () => {
  await putJournal(press, 'CES', { issn: '' });
  await press.publish('creeks');
  await untilTold();
  expect(await atDoaj()).toMatchObject({ state: 'held', problems: [{ code: 'no-issn' }] });
  await remove();
  await untilTold();
  expect(await atDoaj()).toBeNull();
});
