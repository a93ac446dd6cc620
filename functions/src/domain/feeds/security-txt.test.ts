import { expect, it } from 'vitest';
import { machineAnswer } from './answer.ts';
import { securityTxt } from './security-txt.ts';

const ORIGIN = 'https://press.example';
const DAY_MS = 86_400_000;
const press = {
  ...{ name: 'P', tagline: '', description: '', address: '', founded: 2022 },
  ...{ infoEmail: 'i@p.example', supportEmail: 's@p.example' },
};
const answer = (digest: unknown) =>
  machineAnswer(async () => digest, ORIGIN, '/.well-known/security.txt');

it('gives the contact for security reports, and never expires', async () => {
  const found = await answer({ press, journals: [] });
  expect(found?.contentType).toBe('text/plain; charset=utf-8');
  expect(found?.body).toContain('Contact: mailto:s@p.example\n');
  expect(found?.body).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(found?.body ?? '')?.[1] ?? '');
  const days = (expires - Date.now()) / DAY_MS;
  // RFC 9116: in the future, and less than a year ahead; the CDN may hold it for a day.
  expect(days).toBeGreaterThan(1 + (found?.seconds ?? 0) / 86_400);
  expect(days).toBeLessThan(365);
});

it('does not exist before the press is open', async () => {
  expect(await answer(null)).toBeNull();
});

it('writes the time as RFC 3339 does', () => {
  const text = securityTxt('s@p.example', ORIGIN, new Date('2026-11-22T10:00:00Z'));
  expect(text).toContain('Expires: 2027-05-21T00:00:00Z\n');
});
