import { journalPagePath, journalPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { useSite } from '../../../app/page/site.tsx';
import { usePress } from '../../../layouts/press-digest.ts';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { FactTable } from './fact-table.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** The imprint table: a journal's fields in order, then the fixed rows. */
export function Imprint({ page }: { page: JournalPageData }) {
  const { journal } = page;
  const press = usePress()?.press;
  const { origin } = useSite();
  const { name } = journal;
  return (
    <>
      <FactTable
        caption={`Imprint of ${journal.fullname}`}
        rows={[
          ['Full title', journal.fullname],
          ['Abbreviated key title', journal.key_title],
          ['Acronym', name],
          ['Online ISSN', journal.issn],
          ['Print ISSN', journal.issn_print],
          ['Frequency', journal.frequency],
          ['Publication medium', journal.publication_medium],
          ['First year of publication', journal.started],
          ['Publisher', press?.name],
          ['Address', press?.address],
          [
            'Editorial board',
            <Link key="e" to={journalPagePath(name, 'editors')}>
              Editors of {name}
            </Link>,
          ],
          [
            'Website',
            <Link key="w" to={journalPath(name)}>
              {origin + journalPath(name)}
            </Link>,
          ],
          [
            'Indexing',
            <Link key="i" to={journalPagePath(name, 'indexing')}>
              Abstracting and indexing of {name}
            </Link>,
          ],
        ]}
      />
      <HowItWorks page={page} />
    </>
  );
}
