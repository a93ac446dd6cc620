import type { PublicReader } from './public-reader.ts';

/**
 * The browser's reader: it loads the Firebase SDK when something is first read, which is never on
 * the page that the server rendered.
 */
export function lazyReader(): PublicReader {
  let opened: Promise<PublicReader> | undefined;
  const open = () => {
    opened ??= import('./browser-reader.ts').then(({ browserReader }) => browserReader());
    return opened;
  };
  return {
    document: async (collection, id) => (await open()).document(collection, id),
    media: async (path) => (await open()).media(path),
    quote: async (asked) => (await open()).quote?.(asked) ?? null,
  };
}
