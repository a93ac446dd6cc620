import type { Plugin } from 'vite';

/**
 * Signed-in areas, of which the server sends the shell only, the Markdown editor, which opens in
 * the browser, what shows manuscripts to reviewers, the renderer of what people write to each other, and MathJax:
 * their code never enters the server's bundle.
 */
const CLIENT_ONLY =
  /\/web\/src\/(?:(?:admin|author|data\/live|editing|pages\/(?:editor-tool\/tool|reviewer\/reader))\/[^?]+|pages\/article\/tools\/formula-svg|markdown-text\/rendered-(?:markdown|mathematics)|session\/(?:password\/judge|sign-in|sign-in-with|call-function|guard-signed-in))\.tsx?$/;

/** In the server's bundle, replaces modules that only browsers run by an empty page. */
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
