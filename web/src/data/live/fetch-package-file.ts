import type { PackageFile } from '@quire/model/calls/articles';
import { CallError } from '../call-error.ts';
import { fetchStoredFile } from './fetch-stored-file.ts';

/**
 * The bytes of a file of a package. Throws `CallError`.
 *
 * @param check throws where so many bytes are too many
 */
export async function fetchPackageFile(
  file: PackageFile,
  check: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if ('text' in file) return new TextEncoder().encode(file.text);
  if ('path' in file) {
    check(file.size);
    return new Uint8Array(await (await fetchStoredFile(file.path)).arrayBuffer());
  }
  const answer = await fetch(file.address);
  if (!answer.ok) throw new CallError('page/unavailable');
  check(Number(answer.headers.get('content-length') ?? 0));
  return new Uint8Array(await answer.arrayBuffer());
}
