import { expect, it } from 'vitest';
import { type AppCheckPorts, requireApp } from './require-app.ts';

const APP = '1:123:web:abc';
/** Google's keys, as far as these tokens are concerned. */
const TOKENS: Readonly<Record<string, string>> = { good: APP, 'other-app': '1:123:web:other' };
const asked: string[] = [];
const ports = (settings: AppCheckPorts['settings']): AppCheckPorts => ({
  settings,
  async verify(token) {
    asked.push(token);
    const appId = TOKENS[token];
    if (appId === undefined) throw new Error('the signature is wrong');
    return { appId };
  },
});
const ON = ports({ siteKey: 'key', appId: APP });
const FAILED = { code: 'app-check/failed' };

it('lets a call pass with a token that was made for the press’s app', async () => {
  await expect(requireApp(ON, 'good')).resolves.toBeUndefined();
});

it.each([undefined, '', 'forged', 'other-app'])('refuses the token %j', async (token) => {
  await expect(requireApp(ON, token)).rejects.toMatchObject(FAILED);
});

it('makes no request and refuses nothing where it is off', async () => {
  asked.length = 0;
  for (const token of [undefined, 'forged']) await requireApp(ports(null), token);
  expect(asked).toEqual([]);
});

it('refuses every call where it is on without the app’s id', async () => {
  const incomplete = ports({ siteKey: '', appId: '' });
  await expect(requireApp(incomplete, 'good')).rejects.toMatchObject(FAILED);
});

it('knows on a developer’s machine the debug token alone', async () => {
  const local = ports({ debugToken: 'debug' });
  await expect(requireApp(local, 'debug')).resolves.toBeUndefined();
  for (const token of [undefined, 'good']) {
    await expect(requireApp(local, token)).rejects.toMatchObject(FAILED);
  }
});
