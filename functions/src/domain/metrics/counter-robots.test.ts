import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COUNTER_ROBOTS } from './counter-robots.ts';
import { isRobotAgent } from './reader.ts';

const STANDARDS =
  process.env.QUIRE_STANDARDS ?? resolve(import.meta.dirname, '../../../../../shared/standards');
const LIST = resolve(STANDARDS, 'counter-robots/COUNTER_Robots_list.json');

// Skipped, visibly, where the standards are not beside the press.
describe.skipIf(!existsSync(LIST))('the robots of COUNTER', () => {
  it('are those of the official list, in its order', () => {
    const list = z
      .array(z.object({ pattern: z.string() }))
      .parse(JSON.parse(readFileSync(LIST, 'utf8')));
    expect(COUNTER_ROBOTS).toEqual(list.map(({ pattern }) => pattern));
  });
});

it('has patterns that each work alone', () => {
  expect(COUNTER_ROBOTS.length).toBeGreaterThan(300);
  for (const pattern of COUNTER_ROBOTS) expect(() => new RegExp(pattern, 'i')).not.toThrow();
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'python-requests/2.32',
  'EBSCO EJS Content Server',
  'Zotero/6.0 Fulltext',
  'CURL/8.1',
  'x',
])('recognises %s', (agent) => expect(isRobotAgent(agent)).toBe(true));

it.each([
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
])('counts readers with %s', (agent) => expect(isRobotAgent(agent)).toBe(false));
