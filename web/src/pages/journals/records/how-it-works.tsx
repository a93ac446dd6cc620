import { licenceOf } from '@quire/model/licence';
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
      <h2>How the journal works</h2>
      <FactTable
        caption={`How ${journal.fullname} works`}
        rows={[
          ['Cited as', names.abbreviation],
          ['Continues', names.continues && `ISSN ${names.continues}`],
          ['Continued by', names.continuedBy && `ISSN ${names.continuedBy}`],
          ['Access', 'Open: everybody reads every article from its first day, without a charge'],
          [
            'Licence',
            licence.url ? (
              <a key="licence" href={licence.url}>
                {licence.label}
              </a>
            ) : (
              licence.label
            ),
          ],
          ['Peer review', reviewOf(journal)],
          ['From submission to publication', weeks && `about ${weeks} weeks`],
          [
            'Charge for authors',
            <Link key="charge" to={journalPagePath(name, 'charge')}>
              {page.charges}
            </Link>,
          ],
          [
            'Long-term preservation',
            journal.preservation.length > 0 && journal.preservation.join(', '),
          ],
          ['Identifiers', journal.doiPrefix && `DOI, prefix ${journal.doiPrefix}`],
        ]}
      />
      {policies.map(({ key, label, id, text }) => (
        <section key={key} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{label}</h2>
          <HtmlBlock id={id} className={`article-body ${styles.text}`} {...text} />
        </section>
      ))}
    </>
  );
}
