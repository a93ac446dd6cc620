import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../platform/text/bind-translations.ts';
import { type Served, serveFunction } from '../../testing/serve.ts';

const counted: unknown[] = [];
const again: unknown[] = [];
const OWN_TITLE = '¿No quiere más correos?';
const corrections = { revision: 1, texts: { 'mail.stopTitle': OWN_TITLE } };
vi.mock('../../platform/firebase/admin.ts', () => ({
  adminPorts: () => ({
    db: {
      collection: () => ({ get: async () => ({ docs: [{ id: 'es', data: () => corrections }] }) }),
    },
  }),
}));
vi.mock('../../domain/mail/unsubscribe.ts', () => {
  const found = async (_: unknown, token: string) => (token === 'good' ? { language: 'es' } : null);
  return {
    readUnsubscribe: found,
    unsubscribe: async (ports: unknown, token: string, name: string) => {
      stopped.push(name);
      return found(ports, token);
    },
  };
});
vi.mock('../../domain/mail/stop-invitations.ts', () => {
  const view = (token: string, isStopped: boolean) =>
    token === 'good'
      ? { stop: { kind: 'review', journal: 'CES' }, journal: 'Tides', press: 'Salt', isStopped }
      : null;
  return {
    viewStop: async (_: unknown, token: string) => view(token, false),
    changeStop: async (_: unknown, token: string, name: string, change: string) => {
      stopped.push(`${name} ${change}`);
      return view(token, change !== 'allow');
    },
  };
});
vi.mock('../../domain/mail/bounces/take-delivery-report.ts', () => ({
  takeDeliveryReport: async (_: unknown, bytes: Uint8Array) => {
    reported.push(Buffer.from(bytes).toString());
    return 'noted';
  },
}));
const reported: string[] = [];
const stopped: string[] = [];
vi.mock('../../domain/metrics/count-use.ts', () => ({
  countBookUse: async (_: unknown, use: unknown) => {
    counted.push(use);
    return true;
  },
  countSearch: async () => {
    counted.push('search');
  },
  countUse: async (_: unknown, use: { article: string }, __: unknown, isAgain: boolean) => {
    if (isAgain) again.push(use);
    if (isAgain) return true;
    if (use.article.endsWith('broken')) throw new Error('Firestore is away');
    counted.push(use);
    return true;
  },
}));

let served: Served;
let visitor = 0;

beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example');
  const { count } = await import('./count.ts');
  served = await serveFunction(count);
});
afterAll(async () => {
  await served.close();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  counted.length = 0;
  again.length = 0;
  stopped.length = 0;
  visitor += 1;
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const VIEW = { article: 'CES~creeks', what: 'view' };

async function post(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`http://${served.host}/count`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'user-agent': BROWSER,
      'x-forwarded-for': `192.0.2.${visitor}`,
      origin: 'https://press.example',
      ...headers,
    },
  });
  expect(await answer.text()).toBe('');
  return answer.status;
}

describe('counting', () => {
  it('accepts a report from one of our pages, in text or JSON', async () => {
    expect(await post(VIEW)).toBe(204);
    const json = { 'content-type': 'application/json' };
    expect(await post({ ...VIEW, what: 'download' }, json)).toBe(204);
    expect(counted).toEqual([VIEW, { ...VIEW, what: 'download' }]);
  });

  it('accepts a report of a book, and of a chapter of it', async () => {
    const book = { book: 'tides', what: 'view' };
    const chapter = { book: 'tides', chapter: '3', what: 'download' };
    await post(book);
    await post(chapter);
    expect(counted).toEqual([book, chapter]);
  });

  it('counts a double click once', async () => {
    await post(VIEW);
    await post(VIEW);
    await post(VIEW, { 'x-forwarded-for': '198.51.100.1' });
    expect(counted).toHaveLength(2);
    expect(again).toEqual([VIEW]);
  });

  it('counts that the search was used, and not for what', async () => {
    await post({ what: 'search', query: 'tides' });
    expect(counted).toEqual(['search']);
  });

  it('identifies a visitor by what the platform saw, not by what they send', async () => {
    await post(VIEW, { 'x-forwarded-for': '203.0.113.7, 192.0.2.200' });
    await post(VIEW, { 'x-forwarded-for': '203.0.113.8, 192.0.2.200' });
    expect(counted).toHaveLength(1);
    // Through Hosting, the last hop is one of its machines, and the one before it the visitor.
    const hosting = '142.250.32.7';
    await post(VIEW, { 'x-forwarded-for': `198.51.100.20, ${hosting}` });
    await post(VIEW, { 'x-forwarded-for': `198.51.100.21, ${hosting}` });
    await post(VIEW, { 'x-forwarded-for': `203.0.113.9, 198.51.100.21,${hosting}` });
    expect(counted).toHaveLength(3);
  });

  it('ignores invented addresses, on the function’s direct address', async () => {
    const seen = '192.0.2.201';
    for (let n = 0; n < 50; n += 1) {
      const forged = `198.51.100.${n}`;
      await post(VIEW, {
        ...{ 'fastly-client-ip': forged, 'x-real-ip': forged, forwarded: `for=${forged}` },
        // As if it came through Hosting, and from a machine rented from Google.
        'x-forwarded-for': `${forged}, 142.250.32.7, ${n % 2 ? seen : '34.76.1.2'}`,
      });
    }
    expect(counted).toHaveLength(2);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['another site', VIEW, { origin: 'https://other.example' }],
    ['another site that is none', VIEW, { origin: 'null' }],
    ['a robot', VIEW, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', VIEW, { 'user-agent': 'python-requests/2.32' }],
    ['who hides what they are', VIEW, { 'user-agent': '' }],
    ['who asks not to be tracked', VIEW, { dnt: '1' }],
    ['who asks so by Global Privacy Control', VIEW, { 'sec-gpc': '1' }],
    ['a robot of COUNTER’s list', VIEW, { 'user-agent': 'EBSCO EJS Content Server' }],
    ['a page fetched ahead', VIEW, { 'sec-purpose': 'prefetch;prerender' }],
    ['nonsense', 'nonsense', {}],
    ['a path', { article: 'CES~a/../b', what: 'view' }, {}],
    ['a name that no document has', { article: '__a~b__', what: 'view' }, {}],
    ['a path for a book', { book: 'a/../b', what: 'view' }, {}],
    ['a chapter that is no number', { book: 'tides', chapter: '0', what: 'view' }, {}],
    ['another deed with a book', { book: 'tides', what: 'about' }, {}],
    ['another deed', { article: 'CES~a', what: 'like' }, {}],
    ['a long text', { ...VIEW, more: 'x'.repeat(2_000) }, {}],
  ])('does not count %s, and does not say so', async (_, body, headers) => {
    expect(await post(body, headers)).toBe(204);
    expect(counted).toEqual([]);
  });

  it.each(['/count', '/reports'])('answers the same at %s where nothing was sent', async (path) => {
    const answer = await fetch(`http://${served.host}${path}`, { method: 'POST' });
    expect(answer.status).toBe(204);
    expect(counted).toEqual([]);
  });

  it('answers the same when the count is lost', async () => {
    expect(await post({ article: 'CES~broken', what: 'view' })).toBe(204);
  });

  it('counts nothing on GET', async () => {
    const answer = await fetch(`http://${served.host}/count`, {
      headers: { 'user-agent': BROWSER },
    });
    expect(answer.status).toBe(204);
    expect(counted).toEqual([]);
  });
});

describe('stopping mails', () => {
  const ask = (method: string, path: string, body?: string) =>
    fetch(`http://${served.host}${path}`, {
      method,
      ...(body && { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });

  it('asks first when a person, or a mail scanner, follows the link', async () => {
    const answer = await ask('GET', '/unsubscribe/good/messages');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    const page = await answer.text();
    expect(page).toContain('<form method="post">');
    expect(page).toContain('<html lang="es" dir="ltr">');
    expect(page).toContain(`<h1>${OWN_TITLE}</h1>`);
    expect(page).toContain('Tipo de correo: Mensajes');
    expect(page).toContain('href="/es/account"');
    expect(stopped).toEqual([]);
  });

  it('stops them by one POST, as mail clients send it', async () => {
    const answer = await ask('POST', '/unsubscribe/good/messages', 'List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    expect(answer.redirected).toBe(false);
    expect(await answer.text()).not.toContain('<form');
    expect(stopped).toEqual(['messages']);
  });

  it('says so where the link is not valid', async () => {
    const answer = await ask('GET', '/unsubscribe/bad/messages');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This link is not valid');
  });
});

describe('stopping invitations', () => {
  const PATH = '/unsubscribe/good/invited-review-CES';
  const ask = (path: string, body?: string) =>
    fetch(`http://${served.host}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body && { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });

  it('asks first, for the journal or the press, in the language of the mail', async () => {
    const answer = await ask(`${PATH}?language=de`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('<html lang="de" dir="ltr">');
    expect(page).toContain('<button name="do" value="stop">');
    expect(page).toContain('<button name="do" value="press">');
    expect(page).not.toContain('value="allow"');
    expect(stopped).toEqual([]);
    expect(await (await ask(`${PATH}?language=constructor`)).text()).toContain('<html lang="en"');
  });

  it('stops them by the one POST of a mail client, or as the page is told, and offers to allow them', async () => {
    const page = await (await ask(PATH, 'List-Unsubscribe=One-Click')).text();
    expect(page).toContain('You will not be invited to review manuscripts for Tides.');
    expect(page).toContain('<button name="do" value="allow">');
    await ask(PATH, 'do=press');
    expect(await (await ask(PATH, 'do=allow')).text()).toContain('value="stop"');
    await ask(PATH, `do=allow&more=${'x'.repeat(300)}`);
    const name = 'invited-review-CES';
    expect(stopped).toEqual([`${name} stop`, `${name} press`, `${name} allow`, `${name} stop`]);
  });

  it('says so where the link is not valid', async () => {
    const answer = await ask('/unsubscribe/bad/invited-review-CES');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This link is not valid');
  });
});

describe('a report about an undelivered mail', () => {
  const KEY = 'a-key-of-the-mail-server';
  const hand = async (headers: Record<string, string> = {}, method = 'POST') => {
    const answer = await fetch(`http://${served.host}/mail/reports`, {
      ...{ method, headers: { 'content-type': 'message/rfc822', ...headers } },
      ...(method === 'POST' ? { body: 'A report' } : {}),
    });
    return [answer.status, await answer.text()];
  };
  const right = { authorization: `Bearer ${KEY}` };
  beforeEach(() => {
    reported.length = 0;
    vi.stubEnv('QUIRE_MAIL_REPORTS_KEY', KEY);
  });

  it('is accepted from the holder of the key', async () => {
    expect(await hand(right)).toEqual([200, 'noted']);
    expect(reported).toEqual(['A report']);
  });

  it('is refused from all others, and where there is no key', async () => {
    expect((await hand())[0]).toBe(401);
    expect((await hand({ authorization: 'Bearer another-key-of-theirs' }))[0]).toBe(401);
    expect((await hand(right, 'GET'))[0]).toBe(404);
    vi.stubEnv('QUIRE_MAIL_REPORTS_KEY', 'none');
    expect((await hand({ authorization: 'Bearer none' }))[0]).toBe(404);
    vi.stubEnv('QUIRE_MAIL_REPORTS_KEY', '');
    expect((await hand({ authorization: 'Bearer ' }))[0]).toBe(404);
    expect(reported).toEqual([]);
  });
});
