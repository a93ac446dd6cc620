import type { ArchivedFile } from './archive-action.ts';

/** Files as one ZIP archive, without folders. */
export async function zipFiles(
  name: string,
  files: readonly Pick<ArchivedFile, 'name' | 'bytes'>[],
): Promise<ArchivedFile> {
  const { zipSync } = await import('fflate');
  const parts = Object.fromEntries(files.map((file) => [file.name, file.bytes]));
  return { folder: '', name: `${name}.zip`, bytes: zipSync(parts) };
}
