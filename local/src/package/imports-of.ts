import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The end of a statement at the very left (what tests hold in strings is indented), or a call. */
const IMPORT =
  /^(?:import|export|\}) ?(?:.*from )?'([^']+)';$|\b(?:import|require)\('([^'\s]+)'\)/gm;

export interface FoundImport {
  readonly file: string;
  /** A path for an import of a file, a name (`node:fs`, `@grpc/grpc-js`) for one of a package. */
  readonly target: string;
}

/** Everything that the programs and modules below a folder import, apart from what is installed. */
export function importsOf(folder: string, extensions: RegExp): FoundImport[] {
  const found: FoundImport[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !extensions.test(file) || file.includes('/node_modules/.cache/'))
      continue;
    for (const [, stated, called = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      found.push({ file, target: targetOf(file, stated ?? called) });
    }
  }
  return found;
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier);
  if (specifier.startsWith('node:')) return specifier;
  const [scope = '', name = ''] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}
