/** The packages that a deployment carries, bundled or installed, with their licences: by the lockfile. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>;
}
export interface DeployedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package names it (SPDX); empty where it names none. */
  readonly licence: string;
}

/** What runs in the cloud and in browsers. The local Firebase, the demo and the tests are not deployed. */
const DEPLOYED = ['model', 'content', 'web', 'functions'];
const FOLDER = 'node_modules/';

/** Where Node finds a package that one at this place asks for: beside it, then above. */
function place({ packages }: Lockfile, from: string, name: string): string | null {
  for (let at = from; ; ) {
    const found = `${at}${at && '/'}${FOLDER}${name}`;
    if (packages[found]) return found;
    if (!at) return null;
    const above = at.lastIndexOf(`/${FOLDER}`);
    at = above < 0 ? '' : at.slice(0, above);
  }
}

/** All that the deployed workspaces depend on, without what is there for development alone. */
export function deployedPackages(lockfile: Lockfile): DeployedPackage[] {
  const found = new Map<string, DeployedPackage>();
  const visited = new Set<string>();
  const visit = (at: string) => {
    const entry = lockfile.packages[at];
    if (!entry || visited.has(at)) return;
    visited.add(at);
    if (entry.link && entry.resolved) return visit(entry.resolved);
    if (at.includes(FOLDER)) {
      const name = at.slice(at.lastIndexOf(FOLDER) + FOLDER.length);
      const { version = '', license: licence = '' } = entry;
      found.set(`${name}@${version}`, { name, version, licence });
    }
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const next = place(lockfile, at, name);
      if (next) visit(next);
    }
  };
  for (const workspace of DEPLOYED) visit(workspace);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export const readLockfile = async (root: string): Promise<Lockfile> =>
  JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
