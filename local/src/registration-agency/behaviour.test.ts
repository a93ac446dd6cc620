import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Fault } from './control/behaviour.ts';
import { batchOf, SUCCESS } from './testing/batch.ts';
import { CROSSREF, openAgency, type TestAgency } from './testing/open-agency.ts';

const A = { doi: '10.5555/a' };
let agency: TestAgency;
beforeEach(async () => {
  agency = await openAgency();
});
afterEach(() => agency.stop());

/** A status, or `broken` where the connection was. */
const hand = (fileName: string, timestamp = '1') =>
  agency.hand(batchOf('b-1', timestamp, [A]), fileName).then(
    ({ status }) => status,
    () => 'broken',
  );

describe('what goes wrong', () => {
  it.each<[string, Fault, number | string, number]>([
    ['refuses', { kind: 'refuse', status: 503 }, 503, 0],
    ['loses what it says it took', { kind: 'lose' }, 200, 0],
    ['doubles', { kind: 'double' }, 200, 2],
    ['fails after taking it', { kind: 'fail', status: 500 }, 500, 1],
    ['breaks off after taking it', { kind: 'drop' }, 'broken', 1],
    ['breaks off before', { kind: 'cut' }, 'broken', 0],
  ])('%s, once', async (_what, fault, status, kept) => {
    agency.behaviour.plan('deposit', fault);
    expect(await hand('b.xml')).toBe(status);
    expect(agency.submissions()).toHaveLength(kept);
    expect(Boolean(agency.find(A.doi))).toBe(kept > 0);
    expect(await hand('c.xml', '2')).toBe(200);
    expect(agency.submissions()).toHaveLength(kept + 1);
  });

  it('says when to come again', async () => {
    agency.behaviour.plan('deposit', { kind: 'refuse', status: 429, retryAfter: 120 });
    const answer = await agency.hand(batchOf('b-1', '1', [A]), 'b.xml');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '120']);
  });

  it('can take it and never answer', async () => {
    agency.behaviour.plan('deposit', { kind: 'hang' });
    const asked = hand('b.xml');
    await expect.poll(() => agency.submissions().length).toBe(1);
    await agency.stop();
    expect(await asked).toBe('broken');
    agency = await openAgency();
  });

  it('concerns polls and reads by themselves', async () => {
    agency.behaviour.plan('poll', { kind: 'refuse', status: 500 });
    agency.behaviour.plan('read', { kind: 'refuse', status: 502 });
    expect(await hand('b.xml')).toBe(200);
    expect(await agency.log('b.xml')).not.toContain('doi_batch_diagnostic');
    expect(await agency.log('b.xml')).toContain('Successfully added');
    expect((await fetch(`${agency.url}/works/10.5555/a`)).status).toBe(502);
    expect((await fetch(`${agency.url}/works/10.5555/a`)).status).toBe(200);
  });

  it('does the same at the address that answers at once', async () => {
    const deposit = (timestamp: string, fields: Record<string, string> = {}) => {
      const form = new FormData();
      const all = { usr: CROSSREF.login, pwd: CROSSREF.password, ...fields };
      for (const [name, value] of Object.entries(all)) form.append(name, value);
      form.append('mdFile', new Blob([batchOf('b-1', timestamp, [A])]), 'b.xml');
      return fetch(`${agency.url}/v2/deposits`, { method: 'POST', body: form });
    };
    agency.behaviour.plan('deposit', { kind: 'lose' }, { kind: 'double' });
    expect(await (await deposit('1')).text()).toContain('Successfully added');
    expect(agency.find(A.doi)).toBeUndefined();
    expect(await (await deposit('1')).text()).toContain('less or equal');
    expect((await deposit('2', { pwd: 'wrong' })).status).toBe(401);
    expect((await deposit('2', { operation: 'doQueryUpload' })).status).toBe(400);
    const bad = new FormData();
    for (const [name, value] of [...Object.entries({ usr: 'press', pwd: 'Secret' })])
      bad.append(name, value);
    bad.append('mdFile', new Blob(['<doi_batch/>']), 'bad.xml');
    const refused = await fetch(`${agency.url}/v2/deposits`, { method: 'POST', body: bad });
    expect([refused.status, await refused.text()]).toEqual([
      ...[403, expect.stringContaining('Submission version NULL is invalid')],
    ]);
  });
});

const ShownSchema = z.object({
  received: z.array(z.object({ path: z.string(), body: z.string() })),
  registrations: z.array(z.object({ doi: z.string() })),
});

describe('from another process', () => {
  const control = (order: unknown) =>
    fetch(`${agency.url}/_control`, { method: 'POST', body: JSON.stringify(order) });

  it('sets, plans, imports, shows and clears', async () => {
    const order = {
      settings: { pendingMax: 5, accounts: [{ ...CROSSREF, login: 'other' }] },
      faults: { deposit: [{ kind: 'refuse', status: 429 }] },
      works: '{"DOI":"10.1111/x","title":"X"}\n{"DOI":"10.1111/y"}',
    };
    expect(await (await control(order)).json()).toEqual({ imported: 2 });
    expect(await hand('b.xml')).toBe(429);
    expect(await hand('b.xml')).toBe(401);
    const shown = ShownSchema.parse(await (await fetch(`${agency.url}/_control`)).json());
    expect(shown.received.map(({ path }) => path)).toEqual([
      ...['/_control', '/servlet/deposit', '/servlet/deposit', '/_control'],
    ]);
    expect(shown.received[1]?.body).toContain('doi_batch_id');
    expect(shown.registrations).toHaveLength(2);
    expect((await control({ clear: true })).status).toBe(200);
    expect(agency.find('10.1111/x')).toBeUndefined();
    expect(await hand('b.xml')).toBe(200);
  });

  it('refuses what it does not know', async () => {
    for (const wrong of [{ wish: 1 }, { settings: { delay: { days: 1 } } }, 'x'])
      expect((await control(wrong)).status).toBe(400);
  });
});

describe('between runs', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'agency-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const reopen = async () => {
    await agency.stop();
    agency = await openAgency({ folder: join(folder, 'data') });
  };

  it('keeps versions, what waits, and what was lost stays lost', async () => {
    await reopen();
    expect(await hand('1.xml', '5')).toBe(200);
    agency.behaviour.plan('deposit', { kind: 'lose' });
    expect(await hand('2.xml', '6')).toBe(200);
    agency.behaviour.set({ delay: { queuedPolls: 1 } });
    expect(await hand('3.xml', '7')).toBe(200);
    await reopen();
    expect(agency.submissions().map(({ fileName }) => fileName)).toEqual(['1.xml', '3.xml']);
    expect(agency.find('10.5555/a')?.versions.map(({ version }) => version)).toEqual(['5']);
    expect(await agency.log('3.xml')).toContain('status="queued"');
    expect(await agency.log('3.xml')).toContain('Successfully updated');
    expect(await hand('4.xml', '7')).toBe(200);
    expect(await agency.log('4.xml')).toContain('msg_id="4"');
  });

  it('passes over a line that was cut off, and writes on after it', async () => {
    await reopen();
    await hand('1.xml', '5');
    await agency.stop();
    const file = join(folder, 'data', 'registrations.jsonl');
    await appendFile(file, '{"registration":{"doi":"10.5555/half');
    agency = await openAgency({ folder: join(folder, 'data') });
    expect(await (await agency.hand(batchOf('b-1', '6', [A]), '2.xml')).text()).toContain(SUCCESS);
    await reopen();
    expect(agency.find('10.5555/a')?.versions).toHaveLength(2);
    for (const line of (await readFile(file, 'utf8')).trim().split('\n')) JSON.parse(line);
  });
});
