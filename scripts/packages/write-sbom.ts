/** The software bill of materials of a deployment, in CycloneDX, by npm's own command. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { deployedPackages, readLockfile } from './deployed-packages.ts';

const MOST_BYTES = 64 * 1024 * 1024;

/** Of what npm writes, what is narrowed; the rest stays as it is. */
const BillSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  serialNumber: z.string().optional(),
  metadata: z.looseObject({ timestamp: z.string().optional() }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/**
 * Writes it to `file`. npm lists all that is installed: its `--omit=dev` would also leave out what is for
 * development *and* deployed. So what is not deployed is removed here. Rejects where the installed
 * packages are not those of the lockfile.
 */
export async function writeSbom(root: string, file: string): Promise<void> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: root,
    maxBuffer: MOST_BYTES,
    shell: process.platform === 'win32',
  });
  const bill = BillSchema.parse(JSON.parse(stdout));
  const deployed = new Set(
    deployedPackages(await readLockfile(root)).map(({ name, version }) => `${name}@${version}`),
  );
  // A package that is installed twice has two places behind its version.
  const isDeployed = (ref: string) => deployed.has(ref.split('|')[0] ?? '');
  const components = bill.components.filter((each) => isDeployed(each['bom-ref']));
  const kept = new Set(components.map((each) => each['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => kept.has(ref)) }));
  // Without the time and a number of its own: a function counts as changed where any file beside it has changed.
  const { serialNumber: _, metadata, ...rest } = bill;
  const { timestamp: __, ...about } = metadata;
  const whole = { ...rest, metadata: about, components, dependencies };
  await writeFile(file, JSON.stringify(whole, null, 2));
}
