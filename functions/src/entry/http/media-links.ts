import { citationSignposts, fileSignposts, linkHeader } from '@quire/model/entities/signposts';
import { pressOrigin } from '../../platform/config/press-origin.ts';

/** Files that are listed on an article's page: others, such as figures, are parts of one. */
const LISTED = /^\/media\/([^/~]+)\/([^/~]+)\/((?:cite-|supplement-)[^/]+|[^/]+\.pdf)$/;

/**
 * The typed links from a published file back to its article, as a header; undefined where it has none. Reads one
 * document for files that an article's page lists, and none for others. Never fails: the file is sent without links.
 */
export async function linksOfMedia(path: string): Promise<string | undefined> {
  const [, jkey = '', akey = '', name = ''] = LISTED.exec(path) ?? [];
  if (!name || jkey === 'books') return undefined;
  try {
    const { findByKey } = await import('./find-article.ts');
    const article = await findByKey(jkey, akey);
    if (!article) return undefined;
    const links = name.startsWith('cite-') ? citationSignposts : fileSignposts;
    return linkHeader(links(article, pressOrigin()));
  } catch {
    return undefined;
  }
}
