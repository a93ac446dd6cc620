import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexNowKey } from '../../functions/src/domain/crawlers/index-now-key.ts';
import { CRAWLERS_TXT } from '../../functions/src/domain/feeds/robots.ts';
import { deployedOrigin, publicFiles, writePublicFiles } from './public-files.ts';

test.each([
  ['', 'https://my-press.web.app'],
  ['SMTP_PORT=465\n', 'https://my-press.web.app'],
  ['WEB_API_KEY=a\nPRESS_ORIGIN="https://press.example/"\n', 'https://press.example'],
  ['PRESS_ORIGIN=https://press.example', 'https://press.example'],
  ['PRESS_ORIGIN=', 'https://my-press.web.app'],
])('finds the press’s address in %j', (env, origin) => {
  expect(deployedOrigin(env, 'my-press')).toBe(origin);
});

test('writes the key by which search engines know this very press', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quire-public-'));
  try {
    await writePublicFiles(folder, 'https://press.example');
    const text = await readFile(join(folder, 'indexnow.txt'), 'utf8');
    expect(text).toBe(indexNowKey('https://press.example'));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('no redirect and no function has the address of such a file', () => {
  const firebase = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  const { hosting } = JSON.parse(firebase);
  for (const name of Object.keys(publicFiles('https://press.example'))) {
    const rules = [...(hosting.redirects ?? []), ...hosting.rewrites];
    expect(rules.map(({ source }) => source)).not.toContain(`/${name}`);
  }
});

test('crawlers are sent from robots.txt to the rules, as functions are never asked for it', () => {
  const firebase = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  const row = { source: '/robots.txt', destination: CRAWLERS_TXT, type: 302 };
  expect(JSON.parse(firebase).hosting.redirects).toEqual([row]);
});
