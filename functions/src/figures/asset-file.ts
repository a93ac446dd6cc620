import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The path of a file that a package ships: a font, a WebAssembly module. */
export function assetFile(name: string): string {
  return require.resolve(name);
}
