import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const PROGRAM = join(import.meta.dirname, '../../bin/quire-firestore.mjs');
const folder = mkdtempSync(join(tmpdir(), 'main-'));
const rules = given(
  'good.rules',
  'service cloud.firestore { match /{all=**} { allow read: if false; } }',
);
const broken = given(
  'broken.rules',
  "rules_version = '2';\nservice cloud.firestore {\n  allow;\n}\n",
);
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

function given(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Starts the program; `output` is all it has said, `line` waits until it has said something. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args]);
  running.add(child);
  let output = '';
  const said = (chunk: Buffer) => {
    output += chunk;
    child.emit('said');
  };
  child.stdout.on('data', said);
  child.stderr.on('data', said);
  const ended: Promise<number | null> = once(child, 'close').then(([code]) => code);
  const line = async (wanted: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = wanted.exec(output);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(output);
      await Promise.race([once(child, 'said'), ended]);
    }
  };
  return { child, ended, line, output: () => output };
}

async function failed(...args: string[]) {
  const { ended, output } = start(...args);
  return { code: await ended, output: output() };
}

const READY = /now running on 127\.0\.0\.1:(\d+) \(ready in \d+ ms\)/;

describe('the program', () => {
  it('tells how long its start has taken', async () => {
    const { line } = start('--port', '0', '--rules', rules);
    const [, port] = await line(READY);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it('refuses an option it does not know, and shows those it does', async () => {
    const { code, output } = await failed('--rulez', rules);
    expect(output).toContain("Unknown option '--rulez'");
    expect(output).toContain('--rules FILE');
    expect(code).toBe(2);
  });

  it('shows its options when asked', async () => {
    const { code, output } = await failed('--help');
    expect(output).toContain('--rules FILE');
    expect(code).toBe(0);
  });

  it.each([
    ['rules that do not exist', ['--rules', 'none.rules'], 'none.rules: there is no such file'],
    ['a folder of rules', ['--rules', folder], `RULES_UNREADABLE: ${folder}: this is a folder`],
    ['broken rules', ['--rules', broken], `RULES_BROKEN: ${broken}:3:3 `],
    [
      'indexes that do not exist',
      ['--indexes', 'none'],
      'INDEXES_UNREADABLE: none: there is no such',
    ],
    ['indexes that are none', ['--indexes', rules], `INDEXES_MALFORMED: ${rules}: `],
    ['an export of another kind', ['--seed_from_export', rules], 'EXPORT_UNREADABLE'],
    ['a host elsewhere', ['--host', '192.0.2.1'], 'HOST_UNKNOWN'],
  ])('names %s in one message', async (_, args, message) => {
    const { code, output } = await failed('--port', '0', ...args);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, output } = await failed('--port', port, '--rules', rules);
    other.close();
    expect(output).toContain(`PORT_TAKEN: address already in use: 127.0.0.1:${port}`);
    expect(code).toBe(1);
  });

  it('starts with broken rules under firebase-tools, which will bring better ones', async () => {
    const { line } = start(
      '--under-firebase-tools',
      '--port',
      '0',
      '--rules',
      broken,
      '--new',
      '1',
    );
    const [, port] = await line(READY);
    await line(/broken\.rules:3:3 /);
    const documents = `http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents`;
    expect((await fetch(`${documents}/c/d`)).status).toBe(403);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends cleanly on %s, also with a client connected and asked twice',
    async (signal) => {
      const { child, ended, line } = start('--port', '0', '--rules', rules);
      const [, port] = await line(READY);
      // The connection is kept alive.
      await fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
      child.kill(signal);
      child.kill(signal);
      expect(await ended).toBe(0);
    },
  );
});
