import { CHECKLIST_ITEMS, type ChecklistItem } from '@quire/model/checklist';
import {
  AUDIT,
  JOURNALS,
  MAIL,
  PAGES,
  PRESS_SETTINGS,
  pageDocId,
  SETTINGS,
  USERS,
} from '@quire/model/collections';
import { SITE_PAGES } from '@quire/model/site-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { addStarterTexts } from '../setup/add-starter-texts.ts';
import { STARTER_TEXTS } from '../setup/starter-texts/all-starter-texts.ts';
import { tryOutbox } from '../setup/try-outbox.ts';
import type { ChecklistPorts } from './item-finding.ts';
import { senderDomain } from './look-at-dns.ts';
import { markChecklistItem } from './mark-item.ts';
import { pressChecklist } from './press-checklist.ts';
import { seeBackups } from './see-backups.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const AT = '2026-06-01T05:00:00.000Z';

type Zone = Readonly<Record<string, readonly string[]>>;
const dnsOf = (zone: Zone): ChecklistPorts['dns'] => ({
  texts: async (name) => zone[name] ?? [],
  addresses: async (name) => zone[`A ${name}`] ?? [],
});

const portsWith = (change: Partial<ChecklistPorts> = {}): ChecklistPorts => ({
  ...press,
  mailFrom: 'Saltmarsh Press <press@mail.press.example>',
  dns: dnsOf({}),
  backups: null,
  appCheck: null,
  search: null,
  takesCards: false,
  ...change,
});

async function entryOf(item: ChecklistItem, change: Partial<ChecklistPorts> = {}) {
  const { entries } = await pressChecklist(portsWith(change));
  const entry = entries.find((each) => each.item === item);
  return entry ?? expect.unreachable(item);
}
const stateOf = async (item: ChecklistItem, change: Partial<ChecklistPorts> = {}) =>
  (await entryOf(item, change)).state;

it('checks every item, and marks nothing as done in an empty press', async () => {
  const { entries } = await pressChecklist(portsWith());
  expect(entries.map(({ item }) => item)).toEqual(CHECKLIST_ITEMS);
  expect(entries.filter(({ state }) => state === 'done')).toEqual([]);
  for (const { finding } of entries) expect(finding).not.toBe('');
});

describe('the DNS', () => {
  const spf = (...texts: string[]) =>
    stateOf('spf', { dns: dnsOf({ 'mail.press.example': texts }) });

  it('must have one SPF record that does not let everyone send', async () => {
    expect(await spf('v=spf1 include:_spf.mail.example -all')).toBe('done');
    expect(await spf('google-site-verification=1')).toBe('open');
    expect(await spf('v=spf1 -all', 'v=spf1 mx -all')).toBe('open');
    expect(await spf('v=spf1 +all')).toBe('open');
    expect(await spf('v=spf1 mx all')).toBe('open');
    expect(await spf('v=spf10 -all')).toBe('open');
  });

  it('is queried for a DKIM key under the usual names; without one, the result is unknown', async () => {
    const dns = (value: string) => dnsOf({ 'selector1._domainkey.mail.press.example': [value] });
    expect(await stateOf('dkim', { dns: dns('v=DKIM1; k=rsa; p=MIIBIjANBg') })).toBe('done');
    expect(await stateOf('dkim', { dns: dns('v=DKIM1; p=') })).toBe('unknown');
    expect(await stateOf('dkim')).toBe('unknown');
  });

  it('is queried for DMARC at the sender’s domain and those above it', async () => {
    const dmarc = (name: string, value: string) =>
      stateOf('dmarc', { dns: dnsOf({ [`_dmarc.${name}`]: [value] }) });
    expect(await dmarc('mail.press.example', 'v=DMARC1; p=none')).toBe('done');
    expect(await dmarc('press.example', 'v=DMARC1; p=reject; rua=mailto:a@b.example')).toBe('done');
    expect(await dmarc('press.example', 'v=DMARC1; rua=mailto:a@b.example')).toBe('open');
    expect(await dmarc('example', 'v=DMARC1; p=none')).toBe('open');
  });

  it('is queried for the press’s address', async () => {
    const dns = dnsOf({ 'A press.example': ['192.0.2.7'], 'A my.web.app': ['192.0.2.8'] });
    expect(await stateOf('address', { dns })).toBe('done');
    expect(await stateOf('address')).toBe('open');
    expect(await stateOf('address', { dns, origin: 'https://my.web.app' })).toBe('open');
    expect(await stateOf('address', { dns, origin: 'http://press.example' })).toBe('open');
  });

  it('leaves items unknown if it does not answer or is not queried', async () => {
    const away = { texts: () => Promise.reject(new Error('ETIMEOUT')), addresses: async () => [] };
    expect(await entryOf('spf', { dns: away })).toMatchObject({
      state: 'unknown',
      finding: expect.stringContaining('ETIMEOUT'),
    });
    for (const item of ['address', 'spf', 'dkim', 'dmarc'] as const) {
      expect(await stateOf(item, { dns: null })).toBe('unknown');
    }
  });

  it.each([
    ['Press <press@example.org>', 'example.org'],
    ['press@Mail.Example.org', 'mail.example.org'],
    ['Press', null],
  ])('is queried about the domain of %s', (from, domain) => {
    expect(senderDomain(from)).toBe(domain);
  });
});

describe('mail', () => {
  it('is done once one has been sent, not when it was put into the outbox', async () => {
    await tryOutbox(press, { uid: 'ada', email: 'ada@example.org' });
    expect(await stateOf('mail')).toBe('open');
    const [mail] = (await press.db.collection(MAIL).get()).docs;
    expect(mail?.data()).toMatchObject({ to: ['ada@example.org'], state: 'queued' });
    await mail?.ref.update({ state: 'failed', error: '535 wrong password' });
    expect((await entryOf('mail')).finding).toContain('535 wrong password');
    await mail?.ref.update({ state: 'sent' });
    expect(await entryOf('mail')).toMatchObject({
      state: 'done',
      finding: expect.stringContaining('test mail'),
    });
  });
});

describe('external services', () => {
  it('has backups only if Google reports them', async () => {
    const facts = (schedules: number, softDeleteDays: number, failed: string | null = null) => ({
      backups: async () => ({ schedules, softDeleteDays, exported: { at: AT, failed } }),
    });
    expect(await stateOf('backups', facts(1, 7))).toBe('done');
    expect(await stateOf('backups', facts(0, 7))).toBe('open');
    expect(await stateOf('backups', facts(1, 0))).toBe('open');
    expect(await entryOf('backups', facts(1, 7, 'no such bucket'))).toMatchObject({
      state: 'open',
      finding: expect.stringContaining(`${AT} (no such bucket)`),
    });
    expect((await entryOf('backups', facts(1, 7))).finding).toContain(`began at ${AT}`);
    expect(await stateOf('backups')).toBe('unknown');
  });

  it('asks Google with the rights of the functions, and says if these are missing', async () => {
    const asked: string[] = [];
    const see = (status: number, bodies: readonly object[]) =>
      seeBackups({
        db: press.db,
        projectId: 'p',
        storageBucket: 'b',
        token: async () => 'secret',
        fetch: async (address, options) => {
          asked.push(`${String(address)} ${new Headers(options?.headers).get('authorization')}`);
          return Response.json(bodies[String(address).includes('storage') ? 1 : 0], { status });
        },
      });
    const bodies = [
      { backupSchedules: [{}] },
      { softDeletePolicy: { retentionDurationSeconds: '604800' } },
    ];
    expect(await see(200, bodies)).toEqual({ schedules: 1, softDeleteDays: 7, exported: null });
    expect(asked).toContain(
      'https://storage.googleapis.com/storage/v1/b/b?fields=softDeletePolicy Bearer secret',
    );
    expect(await see(200, [{}, {}])).toEqual({ schedules: 0, softDeleteDays: 0, exported: null });
    await expect(see(403, [{}, {}])).rejects.toThrow('roles');
    await expect(see(500, [{}, {}])).rejects.toThrow('500');
  });

  it('has App Check if requests pass it, a search that works, and card payments', async () => {
    const app = (siteKey: string) => ({ appCheck: { siteKey, appId: '1:2:web:3' } });
    expect(await stateOf('app-check', app('key'))).toBe('done');
    expect(await stateOf('app-check', app(''))).toBe('open');
    const search = (isWorking: boolean) => ({
      search: async () => ({ isWorking, message: 'So.' }),
    });
    expect(await stateOf('search', search(true))).toBe('done');
    expect(await stateOf('search', search(false))).toBe('open');
    expect(await stateOf('cards', { takesCards: true })).toBe('done');
  });
});

describe('the press’s records', () => {
  it('are checked for each journal; a journal that has ceased needs nothing', async () => {
    const items = ['issn', 'board', 'crossref', 'archive'] as const;
    const editor = (role: string, n: number) => ({ role, name: `E${n}`, affiliation: 'Tides' });
    const board = ['editor-in-chief', ...Array(4).fill('section')].map(editor);
    await putJournal(press, 'CES', { board, preservation: ['CLOCKSS'] });
    for (const item of items) expect([item, await stateOf(item)]).toEqual([item, 'done']);
    await putJournal(press, 'NEW', { issn: '', doiPrefix: '' });
    for (const item of items) {
      const { state, finding } = await entryOf(item);
      expect([item, state]).toEqual([item, 'open']);
      expect(finding).toContain('NEW');
      expect(finding).not.toContain('CES');
    }
    await putJournal(press, 'NEW', { issn: '', doiPrefix: '', status: 'ceased' });
    for (const item of items) expect([item, await stateOf(item)]).toEqual([item, 'done']);
    await press.db
      .collection(JOURNALS)
      .doc('CES')
      .update({ board: board.slice(0, 4) });
    expect((await entryOf('board')).finding).toContain('4 of at least 5');
  });

  it('show how many administrators there are, and what is required of them', async () => {
    const users = press.db.collection(USERS);
    await users.doc('a').set({ roles: ['admin'] });
    expect(await stateOf('second-admin')).toBe('open');
    await users.doc('b').set({ roles: ['admin', 'reader'] });
    expect(await stateOf('second-admin')).toBe('done');
    const settings = press.db.collection(SETTINGS).doc(PRESS_SETTINGS);
    await settings.update({ secondFactorRoles: ['finance'] });
    expect(await stateOf('two-step')).toBe('open');
    await settings.update({ secondFactorRoles: ['finance', 'admin'] });
    expect(await stateOf('two-step')).toBe('done');
  });
});

describe('the texts', () => {
  const page = (path: string) => press.db.collection(PAGES).doc(pageDocId(path));

  it('start with one for each page of the press, written once', async () => {
    expect(Object.keys(STARTER_TEXTS).toSorted()).toEqual(
      SITE_PAGES.map(({ path }) => path).toSorted(),
    );
    await page('/about').set({ title: 'Ours' });
    expect(await addStarterTexts(press)).toBe(SITE_PAGES.length - 1);
    expect(await addStarterTexts(press)).toBe(0);
    expect((await page('/about').get()).data()).toEqual({ title: 'Ours' });
    expect((await page('/about/privacy_policy').get()).get('markdown')).toContain(
      'Saltmarsh Press',
    );
  });

  it('count when they have been saved, with no placeholders left', async () => {
    const ethics = page('/services/publication/publication_ethics');
    const items = ['text-ethics', 'text-plagiarism'] as const;
    const states = () => Promise.all(items.map((item) => stateOf(item)));
    expect(await states()).toEqual(['open', 'open']);
    expect((await entryOf('text-ethics')).finding).toContain('not been reviewed');
    await ethics.update({ updatedBy: 'ada' });
    expect((await entryOf('text-ethics')).finding).toContain('square brackets');
    await ethics.update({ markdown: 'We follow [COPE](https://publicationethics.org).' });
    expect(await states()).toEqual(['done', 'open']);
    await ethics.update({ markdown: 'We look for plagiarism.' });
    expect(await states()).toEqual(['done', 'done']);
    await ethics.update({ status: 'draft' });
    expect(await states()).toEqual(['open', 'open']);
  });
});

describe('an item', () => {
  it('can be removed from the list and restored; each is logged once', async () => {
    await markChecklistItem(press, 'a', { item: 'cards', isForUs: false });
    await markChecklistItem(press, 'b', { item: 'cards', isForUs: false });
    expect(await entryOf('cards', { takesCards: true })).toMatchObject({
      state: 'not-for-us',
      notForUs: { at: press.now().toISOString() },
    });
    await markChecklistItem(press, 'b', { item: 'cards', isForUs: true });
    expect(await stateOf('cards')).toBe('open');
    const log = await press.db.collection(AUDIT).where('item', '==', 'cards').get();
    expect(log.docs.map((doc) => `${doc.get('by')} ${doc.get('action')}`).toSorted()).toEqual([
      'a checklist.not-for-us',
      'b checklist.for-us',
    ]);
  });
});
