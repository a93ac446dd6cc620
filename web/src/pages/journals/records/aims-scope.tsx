import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { HtmlBlock } from '../../../ui/html-block.tsx';
import styles from '../journal-page.module.css';
import { AIMS, type JournalPageData } from '../parts/journal-page-data.ts';

/** What the journal publishes, in its editors' words. */
export function AimsScope({ page: { aims, journal } }: { page: JournalPageData }) {
  return (
    <>
      {aims && (
        <HtmlBlock dir="auto" id={AIMS} className={`article-body ${styles.text}`} {...aims} />
      )}
      <h2>{t('journals.subjects')}</h2>
      <p>{joinFacts(journal.subjects)}</p>
    </>
  );
}
