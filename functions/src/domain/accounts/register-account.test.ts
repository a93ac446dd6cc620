import { ACCOUNT_LINKS, PROFILES, THROTTLES } from '@quire/model/collections';
import {
  EVEN_ANSWER_MS,
  LINKS_PER_ADDRESS_AND_HOUR,
  LINKS_PER_NETWORK_AND_HOUR,
} from '@quire/model/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADA, startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { registerAccount } from './register-account.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

let test: TestAccounts;
beforeAll(async () => {
  test = await startTestAccounts();
});
beforeEach(() => test.clear());
afterAll(() => test.close());

const register = (change: Partial<typeof ADA> = {}, network = '192.0.2.1') =>
  registerAccount(test.ports, { ...ADA, ...change }, network);
const size = async (collection: string) => (await test.press.db.collection(collection).get()).size;

describe('registering', () => {
  it('makes an account without rights, its profile, and a mail with the one link', async () => {
    expect(await register()).toEqual({});
    const account = await test.account('ada@example.org');
    expect(account).toMatchObject({ emailVerified: false, displayName: 'Ada Brightwater' });
    expect(account?.customClaims).toBeUndefined();
    expect(await test.profile(account?.uid ?? '')).toMatchObject({
      state: 'unverified',
      email: 'ada@example.org',
      consents: [{ version: ADA.consent }],
    });
    const mails = await test.mails();
    expect(mails).toMatchObject([{ template: 'account/verify-address', to: ['ada@example.org'] }]);
    expect(mails[0]?.text).toContain('https://press.example/mail/verify#');
    expect(mails[0]?.text).not.toContain('replaces an earlier one');
  });

  it('stores no secret of a link', async () => {
    await register();
    const token = await test.token('ada@example.org');
    const links = await test.press.db.collection(ACCOUNT_LINKS).get();
    expect(links.size).toBe(1);
    expect(JSON.stringify(links.docs.map((doc) => [doc.id, doc.data()]))).not.toContain(token);
  });

  it.each([
    ['tides', 'password/too-short'],
    ['ada-brightwater-1', 'password/like-you'],
    ['Password2024!', 'password/common'],
  ])('refuses %s before any lookup', async (password, code) => {
    await expect(register({ password })).rejects.toMatchObject({
      code,
      details: { field: 'password' },
    });
    expect(await size(THROTTLES)).toBe(0);
  });

  it('shows a bot a successful answer', async () => {
    expect(await register({ website: 'https://spam.example' })).toEqual({});
    expect(test.auth.accounts.size).toBe(0);
    expect(test.waits).toEqual([EVEN_ANSWER_MS]);
  });
});

describe('registering an address again', () => {
  it('notifies the holder of a confirmed account, and changes nothing', async () => {
    await register();
    await verifyEmail(test.ports, { token: await test.token('ada@example.org') });
    const before = structuredClone(test.auth.accounts);
    await test.mails();
    expect(await register({ password: 'another long phrase' })).toEqual({});
    expect(test.auth.accounts).toEqual(before);
    expect(await test.mails()).toMatchObject([{ template: 'account/address-known' }]);
  });

  it('replaces an unconfirmed account, with all of its data', async () => {
    const made = await test.auth.createUser({
      email: 'ada@example.org',
      password: 'attacker-phrase',
    });
    test.auth.accounts.get(made.uid)?.providerData.push({ providerId: 'google.com' });
    await register({ password: 'first long phrase' });
    const first = await test.token('ada@example.org');
    await register({ given: 'Adele', password: 'second long phrase' });
    const [mail] = await test.mails();
    expect(mail?.text).toContain('replaces an earlier one');
    await expect(verifyEmail(test.ports, { token: first })).rejects.toMatchObject({
      code: 'account/link-unknown',
    });
    expect([...test.auth.accounts.values()]).toMatchObject([
      { password: 'second long phrase', displayName: 'Adele Brightwater' },
    ]);
    expect([...test.auth.accounts.keys()]).not.toContain(made.uid);
    expect(await size(PROFILES)).toBe(1);
  });

  it('leaves one account when the form is sent several times at once', async () => {
    await Promise.all([register(), register(), register()].map((each) => each.catch(() => null)));
    expect(test.auth.accounts.size).toBe(1);
    const { uid } = (await test.account('ada@example.org')) ?? { uid: '' };
    expect(await test.profile(uid)).toBeDefined();
  });

  it('is not blocked by a registration that was interrupted', async () => {
    const broken = {
      ...test.ports,
      random: () => {
        throw new Error('killed');
      },
    };
    await expect(registerAccount(broken, ADA, 'n')).rejects.toThrow('killed');
    expect(await test.mails()).toEqual([]);
    await resendVerification(test.ports, { email: ADA.email }, 'n');
    await verifyEmail(test.ports, { token: await test.token('ada@example.org') });
    expect(await test.account('ada@example.org')).toMatchObject({ emailVerified: true });
  });
});

describe('throttles', () => {
  it('silently stops mails to an address until the hour is over', async () => {
    for (let n = 0; n <= LINKS_PER_ADDRESS_AND_HOUR; n += 1) await register();
    expect(await test.mails()).toHaveLength(LINKS_PER_ADDRESS_AND_HOUR);
    test.later({ hours: 1 });
    await register();
    expect(await test.mails()).toHaveLength(1);
  });

  it('refuses a network with too many requests, whatever the address', async () => {
    const { db } = test.press;
    await register({}, 'n');
    const throttles = await db.collection(THROTTLES).get();
    const network = throttles.docs.find(({ id }) => id.startsWith('registration~network~hour'));
    await network?.ref.update({ count: LINKS_PER_NETWORK_AND_HOUR });
    await expect(register({ email: 'new@example.org' }, 'n')).rejects.toMatchObject({
      code: 'account/throttled',
    });
    expect(await register({ email: 'new@example.org' }, 'another')).toEqual({});
  });
});
