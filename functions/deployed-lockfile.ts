import { posix } from 'node:path';

/** What a lockfile says of a package; npm writes more, which is kept as it is. */
interface Entry {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}
type Packages = Record<string, Entry>;

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/**
 * The lockfile of the deployed functions, cut out of the repository's: every package that their
 * manifest asks for, with the packages that those need, at the versions that were tested. With it,
 * the cloud installs by `npm ci`.
 * Takes the `packages` of the repository's lockfile and the deployed `package.json`; throws where a
 * package that is needed is not in the lockfile.
 */
export function deployedLockfile(repository: Packages, manifest: Manifest) {
  const packages: Packages = { '': manifest };
  const waiting = Object.keys(manifest.dependencies).map((name) => whereFound('', name, false));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const found = repository[path ?? ''];
    if (path === null || packages[path] || !found) continue;
    const { dev, devOptional, ...entry } = found;
    packages[path] = devOptional ? { ...entry, optional: true } : entry;
    for (const [name, isOptional] of needsOf(entry))
      waiting.push(whereFound(path, name, isOptional));
  }
  const { name, version } = manifest;
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: Object.fromEntries(sorted),
  };

  /** As Node looks for it: beside the package at `from`, or in a folder above. */
  function whereFound(from: string, name: string, isOptional: boolean): string | null {
    for (let folder: string | undefined = from; folder !== undefined; folder = above(folder)) {
      const path = posix.join(folder, 'node_modules', name);
      if (repository[path]) return path;
    }
    if (isOptional) return null;
    throw new Error(`${name}, needed by ${from || 'the functions'}, is not in package-lock.json`);
  }
}

/** The package that a nested one lies in; '' around the outermost, nothing around that. */
function above(path: string): string | undefined {
  return path ? path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))) : undefined;
}

/** What a package needs, each with whether it may be missing. */
function needsOf(entry: Entry): Map<string, boolean> {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  const names = (table: Record<string, string> = {}) => Object.keys(table);
  return new Map([
    ...[...peers, ...names(entry.dependencies)].map((name) => [name, false] as const),
    ...names(entry.optionalDependencies).map((name) => [name, true] as const),
  ]);
}
