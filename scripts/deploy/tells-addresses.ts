/** What of `fetch` is needed, so that a test can answer. */
export type Ask = (url: string, init: RequestInit) => Promise<{ json(): Promise<unknown> }>;

const ENDPOINT = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

/** The web app's key in the parameters of a deployment (`functions/.env.ID`), if it is there. */
export function webApiKey(env: string): string | undefined {
  return /^WEB_API_KEY=["']?([\w-]+)/m.exec(env)?.[1];
}

/**
 * Whether a project's sign-in tells which addresses have an account: tries one that has none. With
 * e-mail enumeration protection the answer is the same as for a wrong password
 * (`INVALID_LOGIN_CREDENTIALS`), without it `EMAIL_NOT_FOUND`. Null where nobody can say.
 */
export async function tellsAddresses(apiKey: string, ask: Ask = fetch): Promise<boolean | null> {
  const email = `nobody-${crypto.randomUUID()}@press.invalid`;
  try {
    const answer = await ask(`${ENDPOINT}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: crypto.randomUUID(), returnSecureToken: true }),
    });
    const text = JSON.stringify(await answer.json());
    if (text.includes('EMAIL_NOT_FOUND')) return true;
    return text.includes('INVALID_LOGIN_CREDENTIALS') ? false : null;
  } catch {
    return null;
  }
}

export const TELLS_ADDRESSES =
  'Sign-in tells strangers which e-mail addresses have an account: switch on e-mail enumeration\n' +
  'protection in the console (Authentication → Settings → User actions). See docs/deploy.md.';
