import { homePath } from '@quire/model/paths';
import type { BreadcrumbList } from 'schema-dts';

/** The way to a page from the home page, as schema.org describes one: names and paths, the page itself last. */
export const breadcrumbs = (
  origin: string,
  press: string,
  way: readonly (readonly [name: string, path: string])[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[press, homePath()] as const, ...way].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${path}`,
  })),
});
