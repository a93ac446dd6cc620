/**
 * `npm run check`: types, imports, lint, prose and the unit tests that a change reaches. What tools found the last
 * time is kept in `node_modules/.cache`, so only the first run is slow.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../terminal/read-options.ts';
import { ROOT } from '../under-node-24.mjs';
import { lastLine, NOTHING, sum } from './counts.ts';
import { check, vitest } from './run.ts';
import { DEPCRUISE, each, TYPED } from './steps.ts';

const HELP = `npm run check [-- --since REF]
  --since    What changed since a commit or branch; by itself, what is not committed.`;
const CACHE = 'node_modules/.cache';
/** What biome checks. */
const LINTED = /\.(?:[cm]?[jt]sx?|jsonc?|css)$/;

const { since = 'HEAD' } = readOptions({ since: { type: 'string' } }, HELP);

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', since, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(ROOT, file)));

const types = () =>
  each(TYPED, (workspace) =>
    check(`types of ${workspace}`, 'tsc', [
      ...['-p', workspace, '--incremental'],
      ...['--tsBuildInfoFile', `${CACHE}/tsc/${workspace}.tsbuildinfo`],
    ]),
  );

async function rest() {
  const linted = changed.filter((file) => LINTED.test(file));
  const [command = '', ...args] = DEPCRUISE;
  return sum([
    linted.length > 0 ? await check('lint and format', 'biome', ['check', ...linted]) : NOTHING,
    await check('house style and spelling', 'node', ['scripts/prose.mjs']),
    await check('imports', command, [...args, '--cache', `${CACHE}/dependency-cruiser`]),
    changed.length > 0
      ? await vitest('unit*', ['--changed', ...(since === 'HEAD' ? [] : [since])])
      : NOTHING,
  ]);
}

// Two at a time, as two processors are what there is.
const total = sum(await Promise.all([types(), rest()]));
console.log(`\n${changed.length} changed files. ${lastLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
