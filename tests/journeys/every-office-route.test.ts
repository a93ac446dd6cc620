/**
 * The office, address by address as its route table has them: each opens for an admin, with its heading,
 * without an error and without a fault that axe finds; and is no business of an author's, by page, data
 * and function.
 */
import type { CallName } from '@quire/model/calls/calls';
import { SUBMISSIONS } from '@quire/model/collections';
import { roleInvitationPath } from '@quire/model/office-paths';
import { adminDashboardPath, adminLoginPath } from '@quire/model/paths';
import { proposeSpecialIssuePath } from '@quire/model/special-issue-paths';
import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeAddresses } from './admin-area/office-addresses.ts';
import { openSdk, type SdkSession } from './anonymity/sdk-session.ts';
import { LOOKS, type Look, lookAt } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const ARTICLE = { article: 'CES~seagrass-drag' };
const SUBMISSION = { submission: 'demo-under-review' };
/**
 * One of each area, among those that other journeys wake as well. All of them are asked in
 * `functions/src/entry/callables/office-calls.isolated.test.ts`, in one process.
 */
const SOME: readonly (readonly [CallName, object])[] = [
  ['grantRoles', { uid: 'demo-author', roles: ['admin'], grants: {} }],
  [
    'saveRecord',
    { kind: 'categories', id: null, base: 0, data: { name: 'Mine' }, key: 'mine12345' },
  ],
  ['publishArticle', { ...ARTICLE, revision: 1 }],
  ['printDraft', { ...ARTICLE, revision: 1 }],
  ['assignEditor', { ...SUBMISSION, uid: 'demo-editor', as: 'editor' }],
  ['suggestReviewers', SUBMISSION],
  ['chooseStaffMails', { staffMails: { submissions: 'off' } }],
  ['staffNames', { uids: ['demo-editor'] }],
];

let browser: Browser;
let addresses: readonly string[];
beforeAll(async () => {
  [browser, addresses] = await Promise.all([openBrowser(), officeAddresses()]);
});
afterAll(() => browser.close());

const demo = (who: string) => ({
  email: `${who}@saltmarsh.example`,
  password: press.password,
});

/** A person's browser, signed in at the office's own sign-in page. */
async function enter(who: string, isIn: (page: Page) => Promise<void>): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(press.press + adminLoginPath());
  // It names the press, and helps whoever has forgotten the password.
  await page.getByRole('heading', { name: 'Saltmarsh Press' }).waitFor();
  await page.getByRole('link', { name: 'Forgot password?' }).waitFor();
  await page.getByLabel('E-mail').fill(demo(who).email);
  await page.getByLabel('Password', { exact: true }).fill(press.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isIn(page);
  await page.close();
  return context;
}

/** Everything that goes wrong in any page of a browser. */
function watch(context: BrowserContext): readonly string[] {
  const seen: string[] = [];
  context.on('weberror', (error) => seen.push(`${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('response', (answer) => {
    if (answer.status() >= 400) seen.push(`${answer.status()} ${answer.url()}`);
  });
  return seen;
}

/** The page has come, with what it reads; its heading. */
async function headingOf(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.first().waitFor({ timeout: 30_000 });
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy=true], .MuiSkeleton-root, .MuiCircularProgress-root'),
    undefined,
    { timeout: 30_000 },
  );
  return heading.first().innerText();
}

describe('the office of an admin', () => {
  it('opens at every address with its heading, free of errors and of faults that axe finds', async () => {
    expect(addresses.length).toBeGreaterThan(20);
    const context = await enter('admin', (page) => page.waitForURL(/\/admin\/dashboard/));
    const seen = watch(context);
    const headings = new Map<string, string>();
    const light = LOOKS.filter(({ theme }) => theme === 'light');
    // Daily, a page has one size in turn: the office is made of the same parts throughout. Dark differs
    // in its colours alone, and these are one theme's: of every fourth page.
    const looksOf = (place: number): readonly Look[] => {
      if (process.env.QUIRE_THOROUGH === '1') return LOOKS;
      const sizes = light.filter((_, size) => size === place % 2);
      return place % 4 === 0 ? [...sizes, LOOKS[place % 8 === 0 ? 1 : 3]] : sizes;
    };
    const wanted = addresses.map((address, place) => [address, looksOf(place)] as const);
    const faults = await lookAt(context, wanted, async (page) => {
      headings.set(new URL(page.url()).pathname, await headingOf(page));
    });
    const closed = [...headings].filter(([, heading]) =>
      /no access to this page|press’s office|not found|not shown/i.test(heading),
    );
    expect({ faults, closed, seen: [...seen] }).toEqual({ faults: [], closed: [], seen: [] });
    await context.close();
  });
});

describe('the office of an author', () => {
  let author: SdkSession;
  beforeAll(async () => {
    author = await openSdk(demo('author'));
  });
  afterAll(() => author?.close());

  it('says at every address that it is not for them', async () => {
    const refusal = 'this account has no role in the office';
    const context = await enter('author', (page) => page.getByText(refusal).waitFor());
    const page = await context.newPage();
    const open: string[] = [];
    // The door, and the pages of whoever is invited or proposes a special issue: these are everybody's.
    const isOpenToAll = (each: string) =>
      [
        ...[adminLoginPath(), roleInvitationPath()],
        ...['/admin/invitation/paper', proposeSpecialIssuePath()],
      ].includes(each);
    for (const address of addresses.filter((each) => !isOpenToAll(each))) {
      await page.goto(press.press + address);
      // A page may first have to look who is there.
      const heading = page.getByRole('heading', { level: 1, name: /^(?!One moment)/ });
      const told = page.getByText(refusal).or(heading);
      await told.first().waitFor({ timeout: 30_000 });
      const isRefused = (await page.getByText(refusal).count()) > 0;
      if (!isRefused || (await page.getByRole('table').count()) > 0) open.push(address);
    }
    expect(open).toEqual([]);
    await context.close();
  });

  it('keeps its data: of no collection but what is published do they get anything', async () => {
    const all = await admin.db.listCollections();
    const given: string[] = [];
    // Their own manuscripts are theirs; those of others are another journey's.
    for (const each of all.filter(({ id }) => id !== SUBMISSIONS)) {
      // Their own invoices are theirs as well.
      const some = (await each.limit(40).get()).docs;
      const first = some.find((one) => one.get('owner') !== 'demo-author');
      const reads = await Promise.allSettled([
        getDocs(query(collection(author.db, each.id), limit(20))),
        getDoc(doc(author.db, each.id, first?.id ?? 'none')),
      ]);
      if (reads.some(({ status }) => status === 'fulfilled')) given.push(each.id);
    }
    expect(all.length).toBeGreaterThan(25);
    // What readers find where something was, if anything is gone already.
    const isPublic = (name: string) => name.startsWith('published') || name === 'tombstones';
    expect(given.filter((name) => !isPublic(name)).toSorted()).toEqual([
      'digests',
      'listChunks',
      'lists',
    ]);
  });

  it('answers “permission denied” from a function of each of its areas', async () => {
    const { idToken } = author;
    const answers: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [name, request] of SOME) {
      const { status, code } = await callFunction(name, request, { idToken });
      answers[name] = [status, code];
      expected[name] = [403, 'access/denied'];
    }
    expect(answers).toEqual(expected);
  });

  it('asks a visitor to sign in', async () => {
    const page = await browser.newPage();
    await page.goto(press.press + adminDashboardPath());
    await page.waitForURL(/\/admin\/login/);
    await page.close();
  });
});
