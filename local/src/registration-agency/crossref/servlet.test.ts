import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batchOf, SUCCESS } from '../testing/batch.ts';
import { openAgency, type TestAgency } from '../testing/open-agency.ts';

const A = { doi: '10.5555/a' };
const VERSION = '20261122120000000';
let agency: TestAgency;
beforeEach(async () => {
  agency = await openAgency();
});
afterEach(() => agency.stop());

const statusOf = (log: string) => /<doi_batch_diagnostic status="(\w+)"/.exec(log)?.[1];
const messagesOf = (log: string) => [...log.matchAll(/<msg>(.*?)<\/msg>/g)].map(([, one]) => one);

/** Hands one file in and returns what became of it. */
async function outcome(xml: string, fileName = `${Math.random()}.xml`): Promise<string> {
  expect(await (await agency.hand(xml, fileName)).text()).toContain(SUCCESS);
  return agency.log(fileName);
}

describe('handing in', () => {
  it('is answered with the sentence, and refused without the login or by its case', async () => {
    const taken = await agency.hand(batchOf('b', '1', [A]), 'b.xml');
    expect(taken.status).toBe(200);
    expect(taken.headers.get('content-type')).toContain('text/html');
    expect(await taken.text()).toContain(`<p>${SUCCESS}</p>`);
    for (const wrong of [{ login_passwd: 'secret' }, { login_id: 'PRESS' }, { login_id: '' }]) {
      expect((await agency.hand(batchOf('b', '2', [A]), 'c.xml', wrong)).status).toBe(401);
    }
    const person = await agency.hand('<x/>', 'd.xml', { login_id: 'ed@press.example/press' });
    expect(await person.text()).toContain(SUCCESS);
  });

  it('does not say the sentence of another operation, or without a file', async () => {
    const query = await agency.hand('<x/>', 'q.xml', { operation: 'doQueryUpload' });
    expect(await query.text()).not.toContain(SUCCESS);
    const form = new URLSearchParams({ login_id: 'press', login_passwd: 'Secret' });
    const bare = await fetch(`${agency.url}/servlet/deposit`, { method: 'POST', body: form });
    expect(await bare.text()).not.toContain(SUCCESS);
    expect(agency.submissions()).toEqual([]);
  });

  it('refuses more than 10 MB, and more than may be pending', async () => {
    expect((await agency.hand('x'.repeat(10 * 1024 * 1024 + 1), 'big.xml')).status).toBe(413);
    expect((await agency.hand('x'.repeat(20 * 1024 * 1024), 'huge.xml')).status).toBe(413);
    agency.behaviour.set({ pendingMax: 1, delay: { queuedPolls: 1 } });
    expect((await agency.hand('<x/>', '1.xml')).status).toBe(200);
    expect((await agency.hand('<x/>', '2.xml')).status).toBe(429);
    await agency.log('1.xml');
    expect((await agency.hand('<x/>', '2.xml')).status).toBe(200);
  });
});

describe('asking', () => {
  it('goes through unknown, queued and in process to completed', async () => {
    agency.behaviour.set({ delay: { unknownPolls: 2, queuedPolls: 1, inProcessPolls: 1 } });
    await agency.hand(batchOf('b-1', VERSION, [A]), 'b.xml');
    const states: unknown[] = [];
    for (let poll = 0; poll < 6; poll += 1) states.push(statusOf(await agency.log('b.xml')));
    expect(states).toEqual([
      ...['unknown_submission', 'unknown_submission', 'queued', 'in_process'],
      ...['completed', 'completed'],
    ]);
  });

  it('goes through them in time, and registers although nobody asks', async () => {
    await agency.stop();
    const time = { now: 1_000 };
    agency = await openAgency({ clock: () => time.now, delay: { queuedMs: 10, inProcessMs: 10 } });
    await agency.hand(batchOf('b-1', VERSION, [A]), 'b.xml');
    expect(statusOf(await agency.log('b.xml'))).toBe('queued');
    time.now += 15;
    expect(await agency.log('b.xml')).toMatch(/"in_process".*<batch_id>b-1</s);
    time.now += 15;
    const moved = await fetch(`${agency.url}/10.5555/a`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe('https://press.example/article/10.5555/a');
    expect(agency.find('10.5555/A')?.url).toBe('https://press.example/article/10.5555/a');
  });

  it('finds by name or batch, only what the login has handed in, and gives the file back', async () => {
    const xml = batchOf('b-1', VERSION, [A]);
    await agency.hand(xml, 'b.xml');
    const ask = (fields: Record<string, string>) =>
      fetch(`${agency.url}/servlet/submissionDownload`, {
        method: 'POST',
        body: new URLSearchParams({ usr: 'press', pwd: 'Secret', ...fields }),
      });
    const byBatch = await ask({ doi_batch_id: 'b-1' });
    expect(await byBatch.text()).toBe(await agency.log('b.xml'));
    expect(await (await ask({ file_name: 'b.xml', type: 'contents' })).text()).toBe(xml);
    expect((await ask({ file_name: 'b.xml', pwd: 'no' })).status).toBe(401);
    expect(statusOf(await (await ask({ file_name: 'other.xml' })).text())).toBe(
      'unknown_submission',
    );
  });
});

describe('judging', () => {
  it('adds, updates, and refuses what is not newer than any version before', async () => {
    expect(messagesOf(await outcome(batchOf('1', VERSION, [A])))).toEqual(['Successfully added']);
    const later = batchOf('2', '20261122120000001', [{ ...A, url: 'https://press.example/new' }]);
    expect(messagesOf(await outcome(later))).toEqual(['Successfully updated']);
    for (const version of ['20261122120000001', '1764000000000']) {
      const log = await outcome(batchOf('3', version, [A]));
      expect(log).toContain('<record_diagnostic status="Failure" msg_id="4">');
      expect(messagesOf(log)).toEqual([
        `Record not processed because submitted version: ${version} is less or equal to previously submitted version (DOI match)`,
      ]);
    }
    expect(agency.find('10.5555/a')).toMatchObject({ url: 'https://press.example/new' });
    expect(agency.find('10.5555/a')?.versions).toHaveLength(2);
  });

  it('compares DOIs without regard to case', async () => {
    await outcome(batchOf('1', VERSION, [A]));
    const log = await outcome(batchOf('2', VERSION, [{ doi: '10.5555/A' }]));
    expect(log).toContain('msg_id="4"');
  });

  it('judges each DOI by itself', async () => {
    agency.behaviour.set({
      conflicts: { '10.5555/B': ['10.5555/z'] },
      failures: { '10.5555/c': 'title "Tides" was previously deleted by a Crossref admin' },
    });
    const dois = ['10.5555/a', '10.5555/b', '10.5555/c', '10.5556/d'].map((doi) => ({ doi }));
    const log = await outcome(batchOf('1', VERSION, dois));
    expect(messagesOf(log)).toEqual([
      'Successfully added',
      'Added with conflict',
      'title &quot;Tides&quot; was previously deleted by a Crossref admin',
      'All prefixes in a submission must match (DOI[10.5556/d])',
    ]);
    expect(log).toMatch(/<record_count>4<.*<success_count>1<.*<warning_count>1<.*_count>2</s);
    expect(['a', 'b', 'c'].map((one) => Boolean(agency.find(`10.5555/${one}`)))).toEqual([
      ...[true, true, false],
    ]);
  });

  it('refuses prefixes of others', async () => {
    const log = await outcome(batchOf('1', VERSION, [{ doi: '10.9999/a' }]));
    expect(messagesOf(log)).toEqual(['User not allowed to add records for prefix: 10.9999']);
    expect(agency.find('10.9999/a')).toBeUndefined();
  });

  it.each([
    ['no version', batchOf('1', VERSION, [A], ''), 'Submission version NULL is invalid'],
    ['no XML', '<doi_batch', 'Error: '],
    ['no file of theirs', '<html version="1"/>', 'Error: '],
  ])('refuses the whole file where there is %s', async (_what, xml, message) => {
    const log = await outcome(xml);
    expect(log).toMatch(/<record_diagnostic status="Failure">\s*<doi \/>/);
    expect(messagesOf(log)[0]).toContain(message);
    expect(agency.find('10.5555/a')).toBeUndefined();
  });
});
