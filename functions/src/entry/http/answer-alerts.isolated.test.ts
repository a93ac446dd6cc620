import {
  ALERT_READERS,
  ALERT_REQUESTS,
  INVITATION_STOPS,
  MAIL_BODIES,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import '../../platform/text/bind-translations.ts';
import { type Served, serveFunction } from '../../testing/serve.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';

let press: TestPress;
let served: Served;
vi.mock('../../platform/firebase/admin.ts', () => ({
  adminPorts: () => ({ ...press, now: () => new Date() }),
}));

const FORM = '/alerts?journal=CES&language=es';
const TOKEN = 'a'.repeat(43);

beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example');
  press = await startTestPress();
  const journal = { fullname: 'Tides <& Mud>' };
  await press.db.doc(`${PUBLISHED_JOURNALS}/CES`).set({ journal });
  const { count } = await import('./count.ts');
  served = await serveFunction(count);
});
afterAll(async () => {
  await served.close();
  await press.close();
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  for (const name of [ALERT_REQUESTS, MAIL_BODIES, 'throttles'])
    for (const { ref } of (await press.db.collection(name).get()).docs) await ref.delete();
});

const get = (path: string) => fetch(`http://${served.host}${path}`);
const post = (path: string, fields: Record<string, string>, origin = 'https://press.example') =>
  fetch(`http://${served.host}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(fields).toString(),
  });
const requests = async () => (await press.db.collection(ALERT_REQUESTS).get()).docs;

it('shows a form that needs no script, in the language of the page, for no index', async () => {
  const answer = await get(FORM);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  const page = await answer.text();
  expect(page).toContain('<html lang="es" dir="ltr">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('Artículos nuevos de Tides &lt;&amp; Mud&gt;');
  expect(page).toContain('<label for="email">');
  expect(page).toContain('href="/es/journals/CES"');
  expect(page).not.toContain('<script');
});

it('is not found where there is nothing to watch', async () => {
  for (const path of ['/alerts', '/alerts?journal=XXX', '/alerts?person=..', '/alerts/other'])
    expect((await get(path)).status, path).toBe(404);
});

it('says beside the field what is wrong with an address, and keeps what was typed', async () => {
  const answer = await post(FORM, { email: 'ada"@', frequency: 'daily' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('value="ada&quot;@" aria-invalid="true" aria-describedby="problem"');
  expect(page).toContain('<p id="problem" class="problem">');
  expect(page).toMatch(/value="daily" checked/);
  expect(await requests()).toEqual([]);
});

it('takes nothing from other sites, nor from programs that fill in everything', async () => {
  const email = 'ada@x.example';
  expect((await post(FORM, { email }, 'https://evil.example')).status).toBe(403);
  expect((await post(FORM, { email, website: 'https://x.example' })).status).toBe(200);
  expect(await requests()).toEqual([]);
});

it('answers the same for every address, until one has had too many mails', async () => {
  const known = 'known@x.example';
  await press.db.doc(`${ALERT_READERS}/x`).set({ email: known });
  const pages = await Promise.all(
    [known, 'other@x.example'].map(async (email) =>
      (await (await post(FORM, { email })).text()).replaceAll(email, ''),
    ),
  );
  expect(pages[0]).toBe(pages[1]);
  for (let n = 0; n < 9; n += 1) await post(FORM, { email: known });
  expect((await post(FORM, { email: known })).status).toBe(429);
});

it('confirms by the button alone, once', async () => {
  expect((await post(FORM, { email: 'Ada@X.example', frequency: 'daily' })).status).toBe(200);
  const [body] = (await press.db.collection(MAIL_BODIES).get()).docs;
  const [, path = ''] = /press\.example(\/alerts\/confirm\/\S+)/.exec(body?.get('text')) ?? [];
  expect(path).toMatch(/\?language=es$/);
  // A scanner follows the link.
  const asking = await get(path);
  expect(asking.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await asking.text()).toContain('<button>Confirmar</button>');
  expect(await requests()).toHaveLength(1);
  expect(await (await post(path, {})).text()).toContain('Aviso confirmado');
  const [reader] = (
    await press.db.collection(ALERT_READERS).where('email', '==', 'ada@x.example').get()
  ).docs;
  expect(reader?.get('alerts')).toMatchObject([{ frequency: 'daily', watch: { key: 'CES' } }]);
  expect((await get(path)).status).toBe(404);
  expect((await post(path, {})).status).toBe(404);
});

it('lets the receiver change and stop alerts by the link of a mail', async () => {
  const [reader] = (
    await press.db.collection(ALERT_READERS).where('email', '==', 'ada@x.example').get()
  ).docs;
  await press.db.doc(`${INVITATION_STOPS}/${reader?.id}`).set({ token: TOKEN, stopped: [] });
  const path = `/unsubscribe/${TOKEN}/alerts?language=de`;
  const page = await (await get(path)).text();
  expect(page).toContain('Neue Artikel in Tides');
  const [, name = ''] = /type="radio" name="(\w+)"/.exec(page) ?? [];
  const saved = await (await post(path, { do: 'save', [name]: 'weekly' }, 'null')).text();
  expect(saved).toContain('role="status"');
  expect((await reader?.ref.get())?.get('alerts')).toMatchObject([{ frequency: 'weekly' }]);
  // As mail clients do it (RFC 8058).
  expect((await post(path, { 'List-Unsubscribe': 'One-Click' }, 'null')).status).toBe(200);
  expect((await reader?.ref.get())?.exists).toBe(false);
  expect((await get(`/unsubscribe/${'b'.repeat(43)}/alerts`)).status).toBe(404);
});
