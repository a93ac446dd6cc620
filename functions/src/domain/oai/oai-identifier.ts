/** Identifiers of records: http://www.openarchives.org/OAI/2.0/guidelines-oai-identifier.htm */
import { URL_KEY } from '@quire/model/url-key';

/**
 * The press's domain, by which its identifiers differ from all others. The guidelines take labels that begin with a
 * letter, two at least: an address of a developer's machine has none, so it is spelt otherwise.
 */
export function repositoryIdentifier(origin: string): string {
  const labels = new URL(origin).hostname.split('.');
  const named = labels.map((label) => (/^[a-z]/.test(label) ? label : `n${label}`));
  return named.length > 1 ? named.join('.') : `${named.join('')}.local`;
}

const before = (origin: string): string => `oai:${repositoryIdentifier(origin)}:article/`;

/** Of the article `{jkey~akey}`. */
export const oaiIdentifier = (origin: string, id: string): string => before(origin) + id;

/** The id of the article that an identifier names; null for any other text. */
export function identifiedArticle(origin: string, identifier: string): string | null {
  const prefix = before(origin);
  if (!identifier.startsWith(prefix)) return null;
  const id = identifier.slice(prefix.length);
  const [journal = '', akey = '', ...rest] = id.split('~');
  return URL_KEY.test(journal) && URL_KEY.test(akey) && rest.length === 0 ? id : null;
}
