import { execFile } from 'node:child_process';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from './fingerprint.ts';

/** What is built, in this order: functions carry web's server entry. */
export const BUILDS = [
  {
    workspace: 'web',
    label: 'pages',
    from: ['web', 'model', 'content', 'package-lock.json', 'tsconfig.base.json'],
    to: ['web/dist/client', 'web/dist/server/entry-server.js'],
  },
  {
    workspace: 'functions',
    label: 'functions',
    from: ['functions', 'web', 'model', 'content', 'package-lock.json', 'tsconfig.base.json'],
    to: ['functions/dist/index.js'],
  },
] as const;
export type Build = (typeof BUILDS)[number];

const stampOf = (root: string, build: Build) => join(root, build.workspace, 'dist', '.built-from');

/**
 * Whether the result is missing or was made from other files than are there now. `known` as of `fingerprint`, for as
 * long as no file changes.
 */
export async function isStale(
  root: string,
  build: Build,
  known?: Map<string, Uint8Array>,
): Promise<boolean> {
  try {
    for (const file of build.to) await access(join(root, file));
    const stamp = await readFile(stampOf(root, build), 'utf8');
    return stamp !== fingerprint(root, build.from, known);
  } catch {
    return true;
  }
}

/** Thrown with what the builder said. */
export class BuildFailed extends Error {}

/** Builds one workspace and remembers from what. Throws `BuildFailed`. */
export async function runBuild(root: string, build: Build): Promise<void> {
  const from = fingerprint(root, build.from);
  try {
    await promisify(execFile)('npm', ['run', '--silent', 'build', '-w', build.workspace], {
      cwd: root,
      // A test that starts a press has another one, and React takes it for a developer's.
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 50_000_000,
    });
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error && 'stderr' in error;
    throw new BuildFailed(said ? `${error.stdout}\n${error.stderr}`.trim() : String(error));
  }
  await writeFile(stampOf(root, build), from);
}
