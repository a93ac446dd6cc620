import { t } from '@quire/model/messages/t';
import { journalPagePath, signInPath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { JournalPageData } from '../parts/journal-page-data.ts';

/** The way from the guide to one's account, with which a manuscript is handed in. */
export function Submission({ page: { journal } }: { page: JournalPageData }) {
  if (journal.status !== 'active') return <p>{t('journals.noSubmissions')}</p>;
  return (
    <p>
      <Link className="button" to={signInPath(journalPagePath(journal.name, 'submission'))}>
        {t('journals.signInToSubmit')}
      </Link>
    </p>
  );
}
