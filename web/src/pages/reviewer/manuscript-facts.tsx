import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { TitleText } from '../../markdown-text/title-text.tsx';
import styles from './review.module.css';
import type { Manuscript, ReviewView } from './view/review-view.ts';

/** What reviewers and authors know about each other under the journal's model. */
const MODELS: Readonly<Record<ReviewView['model'], string>> = {
  single: 'You know who the authors are. They do not know who you are.',
  double: 'You do not know who the authors are, and they do not know who you are.',
  triple: 'You, the authors and the deciding editors do not know each other’s names.',
  open: 'You know who the authors are. Your name is shown to them if you agree.',
};

const knownOf = ({ model, maySign }: ReviewView): string =>
  maySign && model !== 'open'
    ? `${MODELS[model]} You can sign your report if you wish to disclose your name.`
    : MODELS[model];

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
        {[number, type, round > 0 && `revision ${round}`].filter(Boolean).join(' · ')}
      </p>
      <details open={view.state === 'invited'}>
        <summary>Abstract</summary>
        <MarkdownText text={abstract} />
        {keywords.length > 0 && <p className={styles.facts}>Keywords: {keywords.join('; ')}</p>}
      </details>
      {responseLetter && (
        <details>
          <summary>Authors’ response to the previous reports</summary>
          <MarkdownText text={responseLetter} />
        </details>
      )}
      <p className={styles.facts}>{knownOf(view)}</p>
    </article>
  );
}
