import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../under-node-24.mjs';
import { type Counts, countVitest } from './counts.ts';

/** Runs a command in the project, its output as it comes. Resolves to its exit code. */
export function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A command that proves one thing. */
export async function check(
  label: string,
  command: string,
  args: readonly string[],
): Promise<Counts> {
  const code = await run(command, args);
  console.log(`${code === 0 ? '  ✓' : '  ✗'} ${label}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Runs the projects of vitest whose names fit. `more`: which of their tests. */
export async function vitest(project: string, more: readonly string[] = []): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'quire-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run('vitest', [
      ...['run', '--project', project, '--passWithNoTests', ...more],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ]);
    const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
    return countVitest(JSON.parse(text), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
