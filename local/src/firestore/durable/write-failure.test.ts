import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentLogger } from '../logger.ts';
import { Store } from '../store/store.ts';
import { LogWriter } from './log-writer.ts';
import { openJournal } from './open-journal.ts';
import { call, documentsOf, MAIN, start } from './program.ts';

/** The real program with a limit on the length of its files: a write beyond it fails with EFBIG. */
function startOnSmallDisk(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const command = `ulimit -f 64; exec "$0" "$@"`;
  return start(
    spawn('bash', ['-c', command, process.execPath, MAIN, '--port', '0', '--data', folder]),
  );
}

describe('when a write to the log fails', () => {
  it.skipIf(process.platform === 'win32')(
    'the server stops, and starts again with what it had acknowledged',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'full-'));
      const { child, port } = await startOnSmallDisk(folder);
      let output = '';
      child.stdout?.on('data', (chunk) => {
        output += chunk;
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const acknowledged: string[] = [];
      const refusals: string[] = [];
      const fields = { filler: { stringValue: 'x'.repeat(1000) } };
      const writer = async (name: string) => {
        for (let i = 0; i < 500; i++) {
          try {
            await call(`${documentsOf(port)}/c/${name}${i}`, 'PATCH', { fields });
            acknowledged.push(`${name}${i}`);
          } catch (error) {
            refusals.push(String(error));
            return;
          }
        }
      };
      await Promise.all(['a', 'b', 'c'].map(writer));
      expect(await ended).toBe(1);
      expect(output).toContain('DATA_WRITE_FAILED: Error: EFBIG');
      expect(refusals.join()).toContain('"status":"UNAVAILABLE"');
      expect(acknowledged.length).toBeGreaterThan(10);
      const again = await start(spawn(process.execPath, [MAIN, '--port', '0', '--data', folder]));
      const found = await Promise.allSettled(
        acknowledged.map((id) => call(`${documentsOf(again.port)}/c/${id}`, 'GET')),
      );
      again.child.kill('SIGTERM');
      expect(found.filter(({ status }) => status === 'rejected')).toEqual([]);
    },
  );

  it('nothing more is written, committed or read', async () => {
    const store = new Store();
    const folder = mkdtempSync(join(tmpdir(), 'failing-'));
    const { journal } = await openJournal(folder, store, silentLogger);
    const db = store.database('p', '(default)');
    const log = new LogWriter({
      appendFile: () => Promise.reject(new Error('EIO')),
      datasync: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
    store.observe(() => log.append('{}'));
    const write = () =>
      store.commit(
        db,
        [
          {
            kind: 'set',
            path: 'c/1',
            fields: new Map(),
            mask: null,
            transforms: [],
            precondition: { kind: 'none' },
          },
        ],
        () => {},
      );
    const failure = { status: 'UNAVAILABLE', message: 'DATA_WRITE_FAILED: Error: EIO' };
    const first = write();
    const reading = store.settled();
    await expect(first).rejects.toMatchObject(failure);
    await expect(reading).rejects.toMatchObject(failure);
    await expect(write()).rejects.toMatchObject(failure);
    await expect(store.settled()).rejects.toMatchObject(failure);
    expect(await store.failed).toMatchObject(failure);
    await journal.close();
  });

  it('the lines that come after it are not written either', async () => {
    const written: string[] = [];
    let calls = 0;
    const log = new LogWriter({
      appendFile: async (lines) => {
        written.push(String(lines));
      },
      datasync: async () => {
        if (++calls === 2) throw new Error('EIO');
      },
      close: () => Promise.resolve(),
    });
    await log.append('a');
    const lost = log.append('b');
    await expect(lost).rejects.toThrow('DATA_WRITE_FAILED');
    await expect(log.append('c')).rejects.toThrow('DATA_WRITE_FAILED');
    expect(written).toEqual(['a\n', 'b\n']);
    await log.close();
  });
});
