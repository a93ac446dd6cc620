import type { Plugin } from 'vite';

/** Signed-in areas: the server sends their shell only, so their code never enters its bundle. */
const CLIENT_ONLY = /\/web\/src\/(?:(?:admin|author|data\/live)\/[^?]+|session\/sign-in)\.tsx?$/;

/** In the server's bundle, replaces modules of signed-in areas by an empty page. */
export function clientOnlyPages(): Plugin {
  return {
    name: 'quire:client-only-pages',
    enforce: 'pre',
    load(id, options) {
      if (!options?.ssr || process.env.VITEST || !CLIENT_ONLY.test(id)) return null;
      return { code: 'export default function ClientOnly() { return null; }', moduleType: 'js' };
    },
  };
}
