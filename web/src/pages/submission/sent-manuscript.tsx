import { t } from '@quire/model/messages/t';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { TitleText } from '../../markdown-text/title-text.tsx';
import type { CoAuthorView } from './co-author-view.ts';
import styles from './sent-manuscript.module.css';

/** The manuscript that somebody is named as an author of. */
export function SentManuscript({ view }: { readonly view: CoAuthorView }) {
  const { title, journal, number, submitter, you, authors, abstract } = view;
  return (
    <>
      <p>{t('submissionPage.sentBy', { submitter, journal, you })}</p>
      <article className={styles.manuscript}>
        <h2>
          <TitleText text={title} />
        </h2>
        <p className={styles.authors}>{authors.join(', ')}</p>
        <p className={styles.number}>{t('submissionPage.numberAndJournal', { number, journal })}</p>
        <details>
          <summary>{t('submissionPage.abstract')}</summary>
          <MarkdownText text={abstract} />
        </details>
      </article>
    </>
  );
}
