import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('writes a robots.txt that names the sitemap of this very press', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quire-public-'));
  try {
    await writePublicFiles(folder, 'https://press.example');
    const text = await readFile(join(folder, 'robots.txt'), 'utf8');
    expect(text).toContain('\nSitemap: https://press.example/sitemap.xml\n');
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
