import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Served, serveFunction } from '../../testing/serve.ts';

let press: Served;
const lines = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example/');
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo","storageBucket":"demo.bucket"}');
  const { site } = await import('./site.ts');
  press = await serveFunction(site);
});
afterAll(async () => {
  await press.close();
  vi.unstubAllEnvs();
});

it('shows a whole page with the right status when the app fails, and logs the reason', async () => {
  // The web app is not built next to these sources, so loading it fails, as it might in the cloud.
  const answer = await fetch(`http://${press.host}/journals`);
  const page = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain('<h1>');
  expect(page).toContain('page/failed');
  expect(page).not.toMatch(/entry-server|node_modules| at /);
  expect(lines.mock.calls.join()).toContain('entry-server');
});

it('accepts only reads', async () => {
  const answer = await fetch(`http://${press.host}/`, { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('ignores Host headers and paths that name another host', async () => {
  const { pressUrl } = await import('./web-request.ts');
  expect(pressUrl('/journals?x=1').href).toBe('https://press.example/journals?x=1');
  expect(pressUrl('//evil.example/x').href).toBe('https://press.example/evil.example/x');
  expect(pressUrl('/%2F%2Fevil.example').host).toBe('press.example');
});
