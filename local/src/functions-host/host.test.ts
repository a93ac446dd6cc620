/** Functions as firebase-tools runs them, where it has learnt to take a stand-in for a process. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StandIn } from './stand-in.ts';

const CODE = `
export const who = (request, response) => {
  console.log('who was asked');
  response.json({ pid: process.pid, secret: process.env.SECRET ?? null, body: request.body });
};
export const other = { deep: who };
export const heard = (event) => { console.log('heard ' + event.type); };
export const fails = () => { throw new Error('on purpose'); };
export const never = () => new Promise(() => {});
export const dies = () => { setTimeout(() => { throw new Error('out of hand'); }); return never(); };
`;

const PATIENCE = { timeout: 20_000 };
let folder: string;
let started: StandIn[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quire-fn-'));
  started = [];
  await writeFile(join(folder, 'package.json'), '{"type":"module","main":"index.js"}');
  await writeFile(join(folder, 'index.js'), CODE);
});
afterEach(async () => {
  await Promise.all(started.map(end));
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

function end(child: StandIn): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  child.kill();
  return new Promise((resolve) => child.once('close', () => resolve()));
}

function start(target: string, signature: string, env: Record<string, string> = {}) {
  const socket = join(folder, `${started.length}.sock`);
  const child = new StandIn({
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, TMPDIR: folder, PORT: socket, ...env },
      ...{ FUNCTION_TARGET: target, FUNCTION_SIGNATURE_TYPE: signature },
    },
  });
  started.push(child);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const ask = (path = '/', body?: unknown) => askAt(socket, path, body);
  const ready = () =>
    expect.poll(() => ask('/__/health').then(({ status }) => status), PATIENCE).toBe(200);
  return { child, ask, ready, printed: () => printed };
}

function askAt(socketPath: string, path: string, body?: unknown) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const method = path === '/' ? 'POST' : 'GET';
    const asked = request({ socketPath, path, method, headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
    asked.once('error', () => resolve({ status: 0, text: '' }));
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}

describe('the host of functions', () => {
  it('runs several in one process, which is not the one that stands in for them', async () => {
    const [one, two] = [start('who', 'http'), start('other.deep', 'http')];
    await Promise.all([one.ready(), two.ready()]);
    const answers = await Promise.all([one.ask('/', { a: 1 }), two.ask('/', { a: 2 })]);
    const [first, second] = answers.map(({ text }) => JSON.parse(text));
    expect(first.body).toEqual({ a: 1 });
    expect(second).toMatchObject({ pid: first.pid, body: { a: 2 } });
    expect(first.pid).not.toBe(process.pid);
  });

  it('shows a function its own secrets only, and its own words only', async () => {
    const [one, two] = [start('who', 'http', { SECRET: 's' }), start('other.deep', 'http')];
    await Promise.all([one.ready(), two.ready()]);
    expect(JSON.parse((await one.ask()).text).secret).toBe('s');
    expect(JSON.parse((await two.ask()).text).secret).toBeNull();
    await expect.poll(one.printed, PATIENCE).toBe('who was asked\n');
    await expect.poll(two.printed, PATIENCE).toBe('who was asked\n');
  });

  it('hands events over, and answers 500 for a function that throws', async () => {
    const [heard, fails] = [start('heard', 'cloudevent'), start('fails', 'cloudevent')];
    await Promise.all([heard.ready(), fails.ready()]);
    expect((await heard.ask('/', { type: 'written' })).status).toBe(200);
    await expect.poll(heard.printed, PATIENCE).toBe('heard written\n');
    expect((await fails.ask('/', { type: 'written' })).status).toBe(500);
    await expect.poll(fails.printed, PATIENCE).toContain('on purpose');
  });

  it('lets go of a function that firebase-tools ends, and serves the others', async () => {
    const [one, two] = [start('who', 'http'), start('other.deep', 'http')];
    await Promise.all([one.ready(), two.ready()]);
    await end(one.child);
    await expect.poll(() => one.ask().then(({ status }) => status), PATIENCE).toBe(0);
    expect((await two.ask()).status).toBe(200);
  });

  it('reads functions anew that were built anew', async () => {
    const old = start('who', 'http');
    await old.ready();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await writeFile(
      join(folder, 'index.js'),
      'export const who = (_, response) => response.send("new");',
    );
    const young = start('who', 'http');
    await young.ready();
    expect((await young.ask()).text).toBe('new');
  });

  it('takes its functions with it when one ends the process', async () => {
    const [one, two] = [start('dies', 'http'), start('who', 'http')];
    await Promise.all([one.ready(), two.ready()]);
    const ended = new Promise((resolve) => two.child.once('close', resolve));
    await one.ask();
    expect(await ended).toBe(1);
  });

  it('is replaced when it was killed', async () => {
    const one = start('who', 'http');
    await one.ready();
    const gone = new Promise((resolve) => one.child.once('close', resolve));
    process.kill(JSON.parse((await one.ask()).text).pid, 'SIGKILL');
    await gone;
    const two = start('who', 'http');
    await two.ready();
    expect((await two.ask()).status).toBe(200);
  });

  it('says which function does not exist', async () => {
    const none = start('nobody', 'http');
    await expect.poll(none.printed, PATIENCE).toContain('no function nobody');
  });
});
