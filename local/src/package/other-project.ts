import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

/** The folder of this package. */
export const PACKAGE = resolve(import.meta.dirname, '../..');

const Manifest = z.object({
  name: z.string(),
  bin: z.record(z.string(), z.string()),
  exports: z.record(z.string(), z.unknown()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()).optional(),
});
type Manifest = z.infer<typeof Manifest>;

/** A package.json. */
export function readManifest(folder: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

export interface OtherProject {
  readonly folder: string;
  /** The package as it is installed there. */
  readonly installed: string;
  /** One of its programs. */
  readonly program: (name: string) => string;
  readonly remove: () => void;
}

/**
 * A project elsewhere that has installed the packed package, as npm lays it out: of all that is
 * installed here it reaches the dependencies that the package declares, and nothing else.
 */
export function makeOtherProject(): OtherProject {
  const folder = mkdtempSync(join(tmpdir(), 'other-project-'));
  const modules = join(folder, 'node_modules');
  const { name, bin, dependencies } = readManifest(PACKAGE);
  const installed = join(modules, name);
  mkdirSync(installed, { recursive: true });
  // This repository runs no scripts of packages unless asked.
  const pack = ['pack', '--ignore-scripts=false', '--silent', '--pack-destination', folder];
  const tarball = execFileSync('npm', pack, { cwd: PACKAGE, encoding: 'utf8' }).trim();
  const file = join(folder, tarball.split('\n').at(-1) ?? '');
  execFileSync('tar', ['-xzf', file, '-C', installed, '--strip-components', '1']);
  for (const dependency of Object.keys(dependencies)) {
    const link = join(modules, dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folderOf(dependency), link);
  }
  const programs = join(modules, '.bin');
  mkdirSync(programs);
  for (const [program, path] of Object.entries(bin)) {
    symlinkSync(join(installed, path), join(programs, program));
  }
  return {
    folder,
    installed,
    program: (program) => join(programs, program),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Where a package is installed for us. */
export function folderOf(dependency: string): string {
  for (let level = PACKAGE; ; level = dirname(level)) {
    const found = join(level, 'node_modules', dependency);
    if (existsSync(found)) return found;
    if (level === dirname(level)) throw new Error(`${dependency} is not installed`);
  }
}
