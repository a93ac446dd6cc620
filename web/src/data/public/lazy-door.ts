import type { PublicDoor } from './public-door.ts';

/**
 * The browser's door: it loads the Firebase SDK when something is first read, which is never on
 * the page that the server rendered.
 */
export function lazyDoor(): PublicDoor {
  let opened: Promise<PublicDoor> | undefined;
  const open = () => {
    opened ??= import('./browser-door.ts').then(({ browserDoor }) => browserDoor());
    return opened;
  };
  return {
    document: async (collection, id) => (await open()).document(collection, id),
    media: async (path) => (await open()).media(path),
    quote: async (asked) => (await open()).quote?.(asked) ?? null,
  };
}
