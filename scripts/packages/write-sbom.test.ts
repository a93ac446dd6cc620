import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';
import { deployedPackages, readLockfile } from './deployed-packages.ts';
import { writeSbom } from './write-sbom.ts';

it('lists every deployed package that is installed, in CycloneDX', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quire-sbom-'));
  try {
    const file = join(folder, 'sbom.cdx.json');
    await writeSbom(ROOT, file);
    const text = await readFile(file, 'utf8');
    const { bomFormat, components } = JSON.parse(text);
    expect(bomFormat).toBe('CycloneDX');
    // It says the same each time.
    expect(text).not.toMatch(/"(serialNumber|timestamp)"/);
    const listed = new Set(
      components.map(({ group, name }: { group?: string; name: string }) =>
        group ? `${group}/${name}` : name,
      ),
    );
    // Packages for other machines are in the lockfile and not installed.
    const needed = deployedPackages(await readLockfile(ROOT)).filter(({ name }) =>
      existsSync(join(ROOT, 'node_modules', name)),
    );
    expect(needed.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
    for (const tool of ['vitest', 'firebase-tools', 'vite']) expect(listed).not.toContain(tool);
  } finally {
    await rm(folder, { recursive: true });
  }
});
