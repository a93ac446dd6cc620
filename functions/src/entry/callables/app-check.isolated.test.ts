/** App Check in a callable: the header of the request, and the settings of a developer's machine. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const TOKEN = 'debug-token';
const headers = new Map<string, string>();
const rawRequest = {
  path: '/resendVerification',
  get: (name: string) => headers.get(name.toLowerCase()),
  socket: { remoteAddress: '192.0.2.1' },
};

beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** The code with which a call with this token is refused; null if it ran. */
async function refusedWith(token: string | null): Promise<unknown> {
  headers.clear();
  if (token !== null) headers.set('x-firebase-appcheck', token);
  const { callable } = await import('./callable.ts');
  const { dispatchTo } = await import('../groups/call-group.ts');
  const answer = dispatchTo([callable('resendVerification', 'public', async () => ({}))]);
  const call = { data: { email: 'a@example.org' }, rawRequest };
  // Exactly the part of an Express request that is read.
  return answer(call as never).then(
    () => null,
    (error: { details?: { code?: unknown } }) => error.details?.code,
  );
}

it('answers calls with the token and refuses all others, where App Check is on', async () => {
  vi.stubEnv('QUIRE_APP_CHECK_DEBUG_TOKEN', TOKEN);
  expect(await refusedWith(TOKEN)).toBeNull();
  expect(await refusedWith(null)).toBe('app-check/failed');
  expect(await refusedWith('another')).toBe('app-check/failed');
});

it('answers calls without a token where it is off, which is the default', async () => {
  vi.stubEnv('QUIRE_APP_CHECK_DEBUG_TOKEN', undefined);
  expect(await refusedWith(null)).toBeNull();
});
