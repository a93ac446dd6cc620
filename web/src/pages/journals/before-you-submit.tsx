import { JOURNAL_PAGES, type JournalPageKey } from '@quire/model/journal-pages';
import { t } from '@quire/model/messages/t';
import { journalPagePath, latexTemplatePath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { FramedJournal } from '../../layouts/journal-frame-menu.ts';
import styles from './before-you-submit.module.css';

/** What an author reads first, in this order. */
const STEPS: readonly JournalPageKey[] = [
  'aims_scope',
  'for_authors',
  'publication_ethics',
  'charge',
  'submission',
];

/** The ways to the guides for authors, as far as they have been written. */
export function BeforeYouSubmit({ journal: { name, texts } }: { journal: FramedJournal }) {
  const pages = STEPS.flatMap((step) => JOURNAL_PAGES.filter(({ key }) => key === step));
  return (
    <section aria-labelledby="before" className={styles.steps}>
      <h2 id="before">{t('journals.beforeSubmitting')}</h2>
      <ol>
        {pages
          .filter(({ key, from }) => from === 'record' || texts.includes(key))
          .map(({ key, label }) => (
            <li key={key}>
              <Link to={journalPagePath(name, key)}>{label}</Link>
            </li>
          ))}
        <li>
          <Link to={latexTemplatePath()}>{t('journals.latexTemplate')}</Link>
        </li>
      </ol>
    </section>
  );
}
