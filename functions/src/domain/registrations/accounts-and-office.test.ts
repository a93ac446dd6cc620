import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import { checkRegistrations } from './check-registrations.ts';
import { noteAccounts } from './note-accounts.ts';
import { registrationXml } from './registration-xml.ts';

let press: RegisteringPress;
const A = doiOf('creeks');
const ADMIN = { uid: 'ada', claims: { roles: ['admin' as const], grants: {} } };
const EDITOR = { uid: 'edda', claims: { roles: ['editor' as const], grants: { editor: ['QPH'] } } };

beforeEach(async () => {
  press = await startRegisteringPress();
});
afterEach(() => press.close());

describe('accounts and settings', () => {
  it('take up what was held or only tried, when they change', async () => {
    await press.db.doc('settings/press').update({ registration: { isTest: true } });
    await noteAccounts(press.ports);
    await press.publish('creeks');
    await press.untilAnswered();
    expect(await press.of(A)).toMatchObject({ state: 'registered', isTest: true });
    const { ports } = press;
    press.ports = { ...ports, accounts: [] };
    await press.publish('tides');
    await press.run();
    expect(await press.of(doiOf('tides'))).toMatchObject({ state: 'held' });
    await noteAccounts(ports);
    expect(await press.of(doiOf('tides'))).toMatchObject({ state: 'held' });

    press.ports = ports;
    await press.db.doc('settings/press').update({ registration: { isTest: false } });
    await noteAccounts(ports);
    await press.untilAnswered();
    expect(await press.of(doiOf('tides'))).toMatchObject({ state: 'registered', isTest: false });
    expect(await press.of(A)).toMatchObject({ state: 'registered', isTest: false });
    // Back in test mode, what is really registered stays as it is.
    const before = press.agency.submissions().length;
    await press.db.doc('settings/press').update({ registration: { isTest: true } });
    await noteAccounts(ports);
    await press.untilAnswered();
    expect(press.agency.submissions()).toHaveLength(before);
  });
});

describe('what the office asks', () => {
  it('shows what was sent of a DOI beside what would be sent now', async () => {
    await press.publish('creeks');
    await press.publish('tides');
    const id = '10.5555~1ces.creeks';
    expect(await registrationXml(press, ADMIN, { id })).toMatchObject({ sent: null });
    await press.untilAnswered();
    const same = await registrationXml(press, ADMIN, { id });
    expect(same.sent).toContain('How creeks drain');
    expect(same.sent).not.toContain('How tides drain');
    expect(same.now).toBe(same.sent);
    await press.publish('creeks', 2, { title: 'How creeks fill' });
    const { sent, now } = await registrationXml(press, ADMIN, { id });
    expect(sent).toBe(same.sent);
    expect(now).toContain('How creeks fill');
    await expect(registrationXml(press, EDITOR, { id })).rejects.toMatchObject({
      code: 'access/denied',
    });
    await expect(registrationXml(press, ADMIN, { id: '10.5555~1none' })).rejects.toMatchObject({
      code: 'registration/unknown',
    });
  });

  it('follows a DOI to the page that names it', async () => {
    await press.publish('creeks');
    const id = '10.5555~1ces.creeks';
    let page: Response | null = null;
    const ask: typeof fetch = async (input, init) => {
      if (String(input).startsWith(press.agency.url)) return fetch(input, init);
      if (!page) throw new Error('unreachable');
      return page.clone();
    };
    const ports = { ...press, resolver: press.agency.url, fetch: ask };
    const check = async (change: object = {}) => {
      const { results } = await checkRegistrations({ ...ports, ...change }, ADMIN, { ids: [id] });
      expect((await press.of(A))?.resolves?.result).toBe(results[0]?.result);
      return results[0]?.result;
    };
    expect(await check()).toBe('not-found');
    await press.untilAnswered();
    expect(await check()).toBe('no-answer');
    page = new Response(`<p>https://doi.org/${A.toUpperCase()}</p>`);
    expect(await check()).toBe('ok');
    page = new Response(`<p>${A}-2</p>`);
    expect(await check()).toBe('page-lacks-doi');
    page = new Response(`<p>${A}.</p>`, { status: 500 });
    expect(await check()).toBe('no-answer');
    page = new Response(`<p>${A}.</p>`, { status: 410 });
    expect(await check()).toBe('ok');
    const moved = (location: string) => new Response(null, { status: 301, headers: { location } });
    page = moved('https://metadata.internal.example/token');
    expect(await check()).toBe('elsewhere');
    page = moved('/in/a/circle');
    expect(await check()).toBe('no-answer');
    expect(await check({ origin: 'https://other.example' })).toBe('elsewhere');
    expect(await check({ resolver: null })).toBe('no-answer');
    await press.db.doc(`registrations/${id}`).update({ url: 'https://press.example/moved' });
    expect(await check()).toBe('elsewhere');
  });
});
