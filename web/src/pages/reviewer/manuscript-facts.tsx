import { unicodeText } from '@quire/model/letters/unicode-text';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { TranslatedDescriptions } from '../../markdown-text/translated-descriptions.tsx';
import styles from './review.module.css';
import type { Manuscript, ReviewView } from './view/review-view.ts';

/** What reviewers and authors know about each other under the journal's model. */
function knownOf({ model, maySign }: ReviewView): string {
  switch (model) {
    case 'single':
      return maySign ? t('reviewer.knownSingleSign') : t('reviewer.knownSingle');
    case 'double':
      return maySign ? t('reviewer.knownDoubleSign') : t('reviewer.knownDouble');
    case 'triple':
      return maySign ? t('reviewer.knownTripleSign') : t('reviewer.knownTriple');
    case 'open':
      return t('reviewer.knownOpen');
  }
}

interface ManuscriptFactsProps {
  readonly view: ReviewView;
  readonly manuscript: Manuscript;
}

/** The manuscript under review: title, abstract and review model. */
export function ManuscriptFacts({ view, manuscript }: ManuscriptFactsProps) {
  const { title, number, type, abstract, keywords, authors, round, responseLetter } = manuscript;
  return (
    <article className={styles.manuscript}>
      <h2>
        <TitleText text={title} />
      </h2>
      {authors.length > 0 && <p className={styles.authors}>{authors.join(', ')}</p>}
      <p className={styles.facts}>
        {joinFacts([number, type, round > 0 && t('reviewer.revision', { number: round })])}
      </p>
      <details open={view.state === 'invited'}>
        <summary>{t('reviewer.abstract')}</summary>
        <MarkdownText text={abstract} />
        {keywords.length > 0 && (
          <p className={styles.facts}>
            {t('reviewer.keywords', { keywords: keywords.map(unicodeText).join('; ') })}
          </p>
        )}
      </details>
      <TranslatedDescriptions translations={manuscript.translations} />
      {responseLetter && (
        <details>
          <summary>{t('reviewer.response')}</summary>
          <MarkdownText text={responseLetter} />
        </details>
      )}
      <p className={styles.facts}>{knownOf(view)}</p>
    </article>
  );
}
