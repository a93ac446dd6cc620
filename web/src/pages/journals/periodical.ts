import type { Journal } from '@quire/model/entities/journal';
import { doiUrl } from '@quire/model/identifiers';
import { journalPath } from '@quire/model/paths';
import { publisher } from '../../app/records/publisher.ts';

/** The fields of a journal that its description needs. */
type DescribedJournal = Pick<Journal, 'name' | 'fullname' | 'issn' | 'issn_print'> &
  Partial<Pick<Journal, 'issn_l' | 'doi' | 'formerTitles'>>;

/** A journal as schema.org describes one. */
export function periodical(
  { name, fullname, issn, issn_print, issn_l, doi, formerTitles = [] }: DescribedJournal,
  origin: string,
  press: string,
) {
  const issns = [...new Set([issn, issn_print, issn_l].filter(Boolean))];
  return {
    '@type': 'Periodical',
    '@id': `${origin}${journalPath(name)}`,
    name: fullname,
    alternateName:
      formerTitles.length > 0 ? [name, ...formerTitles.map(({ title }) => title)] : name,
    url: `${origin}${journalPath(name)}`,
    sameAs: doi && doiUrl(doi),
    issn: issns.length > 0 ? issns : undefined,
    publisher: publisher(press, origin),
  };
}
