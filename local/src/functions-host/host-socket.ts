import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The functions' module, as their package names it. */
export const mainOf = (folder: string) =>
  createRequire(join(folder, 'package.json')).resolve(folder);

/**
 * Where the host of a function listens. There is one for requests that a person waits for and one for what
 * goes on behind, so that a paper being typeset holds up no page; rebuilt, the functions get
 * new ones.
 */
export function hostSocket(
  folder: string,
  signature: string | undefined,
  temporary = tmpdir(),
): string {
  const built = Math.trunc(statSync(mainOf(folder)).mtimeMs).toString(36);
  return join(temporary, `${signature === 'http' ? 'asked' : 'behind'}-${built}.sock`);
}
