import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';
import { journalPagePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { HtmlBlock } from '../../../ui/html-block.tsx';
import styles from '../journal-page.module.css';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { reviewOf } from '../parts/peer-review.ts';
import { FactTable } from './fact-table.tsx';

/** What directories of open access ask a journal to state, and its policies in full. */
export function HowItWorks({ page }: { page: JournalPageData }) {
  const { journal, names, policies } = page;
  const { name, weeksToPublication: weeks } = journal;
  const licence = licenceOf(journal.licence);
  return (
    <>
      <h2>{t('journals.howItWorks')}</h2>
      <FactTable
        caption={t('journals.howItWorksOf', { journal: journal.fullname })}
        rows={[
          [t('journals.citedAs'), names.abbreviation],
          [
            t('journals.continues'),
            names.continues && t('journals.issnOf', { issn: names.continues }),
          ],
          [
            t('journals.continuedBy'),
            names.continuedBy && t('journals.issnOf', { issn: names.continuedBy }),
          ],
          [t('journals.access'), t('journals.openAccess')],
          [
            t('journals.licence'),
            licence.url ? (
              <a key="licence" href={licence.url}>
                {licence.label}
              </a>
            ) : (
              licence.label
            ),
          ],
          [t('journals.peerReview'), reviewOf(journal)],
          [t('journals.timeToPublication'), weeks && t('journals.aboutWeeks', { weeks })],
          [
            t('journals.charge'),
            <Link key="charge" to={journalPagePath(name, 'charge')}>
              {page.charges}
            </Link>,
          ],
          [
            t('journals.preservation'),
            journal.preservation.length > 0 && journal.preservation.join(', '),
          ],
          [
            t('journals.identifiers'),
            journal.doiPrefix && t('journals.doiPrefix', { prefix: journal.doiPrefix }),
          ],
        ]}
      />
      {policies.map(({ key, label, id, text }) => (
        <section key={key} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{label}</h2>
          <HtmlBlock dir="auto" id={id} className={`article-body ${styles.text}`} {...text} />
        </section>
      ))}
    </>
  );
}
