import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../under-node-24.mjs';
import { type Counts, countFiles, countRun, type FileCounts, withSecondRun } from './counts.ts';

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
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, failures: [label] };
}

/** Runs the projects of vitest whose names fit. `more`: which of their tests. */
export async function vitest(project: string, more: readonly string[] = []): Promise<Counts> {
  const { files, code } = await runVitest(project, more);
  return countRun(files, code);
}

/** More failing files than this are no accident: they are not run again. */
const AGAIN_MOST = 5;

/**
 * The same, and where a few files fail, these are run once more by themselves: a busy machine can upset one test
 * of nine thousand. What passes only then is named in the summary.
 */
export async function vitestAgain(project: string): Promise<Counts> {
  const { files, code } = await runVitest(project, []);
  const failed = files.filter((file) => file.failed > 0).map(({ file }) => file);
  if (failed.length === 0 || failed.length > AGAIN_MOST) return countRun(files, code);
  console.log(`\nOnce more, by themselves:\n${failed.map((file) => `  ${file}`).join('\n')}`);
  // Journeys get a press of their own: the shared one has what they left in it.
  delete process.env.QUIRE_PRESS_UNDER_TEST;
  const again = await runVitest(project, failed);
  return countRun(withSecondRun(files, again.files), again.code);
}

async function runVitest(
  project: string,
  more: readonly string[],
): Promise<{ files: readonly FileCounts[]; code: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'quire-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run('vitest', [
      ...['run', '--project', project, '--passWithNoTests', ...more],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ]);
    const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
    return { files: countFiles(JSON.parse(text)), code };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
