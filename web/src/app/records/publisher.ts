import type { Organization } from 'schema-dts';

/** The press as the publisher of a work, as schema.org describes one. */
export const publisher = (name: string, origin: string): Organization => ({
  '@type': 'Organization',
  name,
  url: `${origin}/`,
});
