import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const MADE = '/web/src/made/create-router.ts';
const ROUTER = 'lib/router/router.js';
const MODULE = /\/react-router\/dist\/production\/.*\.js(?:\?|$)/;
const FRAMEWORK = 'lib/dom/ssr/components.js';

/**
 * In a build for the browser, parts react-router by who needs what, which is a fifth of all script:
 *
 * - `src/made/create-router.ts` gets a `router.js` of its own. Every page needs a few constants of
 *   that module, and only a navigation needs the data router that fills the rest of it: as one
 *   module they could not be loaded apart.
 * - What links do in react-router's framework mode is left out: a press has no such manifest.
 * - Its messages to developers are left out; a failed assertion throws without one.
 */
export function dataRouter(): Plugin {
  let isClient = false;
  return {
    name: 'quire:data-router',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      isClient = !config.build.ssr;
    },
    async resolveId(source, importer, options) {
      // A copy that is dropped from the first part, so that the other stays out of it.
      if (!isClient || source !== './instrumentation.js' || !importer?.endsWith(ROUTER))
        return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && `${resolved.id}?still`;
    },
    load(id) {
      if (!isClient) return null;
      if (id.endsWith(MADE)) {
        const file = partOfRouter(ROUTER, 'createRouter');
        return `export { createRouter } from ${JSON.stringify(`${file}?whole`)};`;
      }
      return id.endsWith(FRAMEWORK) ? withoutFramework() : null;
    },
    transform(code, id) {
      return isClient && MODULE.test(id) ? withoutMessages(id, code) : null;
    },
  };
}

/** The code with an empty text in place of every message that a developer would read. */
function withoutMessages(id: string, code: string): string {
  const messages: ESTree.Node[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, message] }) {
      if (callee.type !== 'Identifier' || !/^(?:invariant|warning)$/.test(callee.name)) return;
      if (message && /^(?:TemplateLiteral|Literal)$/.test(message.type)) messages.push(message);
    },
  }).visit(parseSync(id, code).program);
  return messages.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`,
    code,
  );
}

/** What `Link` and `RouterProvider` ask of framework mode, answered as when there is none. */
function withoutFramework(): string {
  const names = exportsOf(partOfRouter(FRAMEWORK, 'usePrefetchBehavior'));
  const rest = names.filter(
    (name) => !/^(FrameworkContext|mergeRefs|usePrefetchBehavior)$/.test(name),
  );
  return `import { createContext } from 'react';
export const FrameworkContext = /* @__PURE__ */ createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (ref) => ref;
export const ${rest.map((name) => `${name} = undefined`).join(', ')};`;
}

/** A file of the build of react-router that a production build resolves to. Throws where it has changed. */
function partOfRouter(path: string, named: string): string {
  const manifest = createRequire(import.meta.url).resolve('react-router/package.json');
  const file = join(dirname(manifest), 'dist/production', path);
  if (exportsOf(file).includes(named)) return file;
  throw new Error(`react-router's ${path} exports no ${named} any more: see build/data-router.ts.`);
}

function exportsOf(file: string): string[] {
  const list = /export \{([^}]*)\};?\s*$/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return list.split(',').map((name) => name.trim());
}
