import { doiUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { journalPagePath, journalPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { useSite } from '../../../app/page/site.tsx';
import { usePress } from '../../../layouts/press-digest.ts';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { FactTable } from './fact-table.tsx';
import { FormerTitles } from './former-titles.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** The imprint table: a journal's fields in order, then the fixed rows. */
export function Imprint({ page }: { page: JournalPageData }) {
  const { journal } = page;
  const press = usePress()?.press;
  const { origin } = useSite();
  const { name, formerTitles = [] } = journal;
  return (
    <>
      <FactTable
        caption={t('journals.imprintOf', { journal: journal.fullname })}
        rows={[
          [t('journals.fullTitle'), journal.fullname],
          [t('journals.keyTitle'), journal.key_title],
          [t('journals.acronym'), name],
          [t('journals.imprintOnlineIssn'), journal.issn],
          [t('journals.imprintPrintIssn'), journal.issn_print],
          [t('journals.linkingIssn'), journal.issn_l],
          [
            t('journals.doi'),
            journal.doi && (
              <a key="d" href={doiUrl(journal.doi)}>
                {journal.doi}
              </a>
            ),
          ],
          [
            t('journals.formerTitles'),
            formerTitles.length > 0 && <FormerTitles key="f" formerTitles={formerTitles} />,
          ],
          [t('journals.frequency'), journal.frequency],
          [t('journals.medium'), journal.publication_medium],
          [t('journals.firstYear'), journal.started],
          [t('journals.publisher'), press?.name],
          [t('journals.publisherPlace'), journal.publisherPlace],
          [t('journals.address'), press?.address],
          [
            t('journals.board'),
            <Link key="e" to={journalPagePath(name, 'editors')}>
              {t('journals.editorsOf', { journal: name })}
            </Link>,
          ],
          [
            t('journals.website'),
            <Link key="w" to={journalPath(name)}>
              {origin + journalPath(name)}
            </Link>,
          ],
          [
            t('journals.indexing'),
            <Link key="i" to={journalPagePath(name, 'indexing')}>
              {t('journals.indexingOf', { journal: name })}
            </Link>,
          ],
        ]}
      />
      <HowItWorks page={page} />
    </>
  );
}
