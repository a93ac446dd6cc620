import type { BrowserContext } from 'playwright-core';
import { z } from 'zod';

const inParts = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token, as the Auth emulator's are. */
function tokenOf(uid: string, claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { sub: uid, user_id: uid, iat: now, exp: now + 3600, ...claims };
  return `${inParts({ alg: 'none', typ: 'JWT' })}.${inParts(payload)}.`;
}

const CustomToken = z.object({ token: z.string() });
const IdToken = z.object({ idToken: z.string() });
const Payload = z.object({ sub: z.string() });

/**
 * Answers what firebase/auth asks of Google, so that nothing leaves the machine: anyone is let in
 * by a custom token that is their uid. `claimsOf` is asked for each new token.
 */
export async function answerIdentity(
  context: BrowserContext,
  claimsOf: (uid: string) => object,
): Promise<void> {
  const answer = (path: string, body: string) => {
    if (path.endsWith('accounts:signInWithCustomToken')) {
      const { token: uid } = CustomToken.parse(JSON.parse(body));
      return { idToken: tokenOf(uid, claimsOf(uid)), refreshToken: uid, expiresIn: '3600' };
    }
    if (path.endsWith('accounts:lookup')) {
      const payload = IdToken.parse(JSON.parse(body)).idToken.split('.')[1] ?? '';
      const { sub } = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return { users: [{ localId: sub }] };
    }
    const uid = new URLSearchParams(body).get('refresh_token') ?? '';
    return { access_token: tokenOf(uid, claimsOf(uid)), refresh_token: uid, expires_in: '3600' };
  };
  await context.route('https://*.googleapis.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const json = answer(pathname, route.request().postData() ?? '');
    return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  });
}
