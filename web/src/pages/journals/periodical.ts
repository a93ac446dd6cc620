import type { Journal } from '@quire/model/entities/journal';
import { journalPath } from '@quire/model/paths';
import { publisher } from '../../app/records/publisher.ts';

/** The fields of a journal that its description needs. */
type DescribedJournal = Pick<Journal, 'name' | 'fullname' | 'issn' | 'issn_print'>;

/** A journal as schema.org describes one. */
export function periodical(
  { name, fullname, issn, issn_print }: DescribedJournal,
  origin: string,
  press: string,
) {
  const issns = [issn, issn_print].filter(Boolean);
  return {
    '@type': 'Periodical',
    '@id': `${origin}${journalPath(name)}`,
    name: fullname,
    alternateName: name,
    url: `${origin}${journalPath(name)}`,
    issn: issns.length > 0 ? issns : undefined,
    publisher: publisher(press, origin),
  };
}
