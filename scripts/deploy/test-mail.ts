/** Has the live press send a mail to an admin, by the same call as **Settings → Configuration → Mail → Test**. */
import { z } from 'zod';
import { callPath } from '../../model/src/calls/call-groups.ts';
import type { Finding } from './smoke-test.ts';

export interface TestMail {
  /** Where the functions answer, without a slash at the end. */
  readonly functions: string;
  /** The web app's key; undefined where it is not known. */
  readonly apiKey: string | undefined;
  /** Who signs in; undefined where nobody is named. */
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  /** Where sign-in answers. */
  readonly identity: string;
}

const PATIENCE_MS = 30_000;
const LABEL = 'A mail to the admin leaves';

const SessionSchema = z.object({ idToken: z.string() });
const ResultSchema = z.object({
  result: z.object({ isWorking: z.boolean(), message: z.string() }),
});

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/**
 * Signs in as the admin and has the mail sent. Never rejects. Where no admin is named, it says so and nothing is wrong. An
 * admin with two-step sign-in cannot be used: the call is refused without the second step.
 */
export async function testMail({ functions, apiKey, admin, identity }: TestMail): Promise<Finding> {
  if (!admin || !apiKey)
    return { label: `${LABEL} (not tried: QUIRE_ADMIN_EMAIL names no admin)`, problem: null };
  try {
    const url = `${identity}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`;
    const session = await post(url, { ...admin, returnSecureToken: true });
    const { idToken } = SessionSchema.parse(session);
    const asked = await post(
      `${functions}/${callPath('testConfiguration')}`,
      { data: { what: 'mail' } },
      { authorization: `Bearer ${idToken}` },
    );
    const { isWorking, message } = ResultSchema.parse(asked).result;
    return { label: LABEL, problem: isWorking ? null : message };
  } catch (error) {
    return { label: LABEL, problem: error instanceof Error ? error.message : String(error) };
  }
}
