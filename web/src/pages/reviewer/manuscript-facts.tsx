import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { TitleText } from '../../markdown-text/title-text.tsx';
import styles from './review.module.css';
import type { Manuscript, ReviewView } from './view/review-view.ts';

/** What reviewers and authors know of each other, in the words of the journal's model. */
const MODELS: Readonly<Record<ReviewView['model'], string>> = {
  single: 'You know the authors; they do not learn who you are.',
  double: 'You do not know the authors, and they do not learn who you are.',
  triple: 'Neither the authors nor the editors who decide know each other or you.',
  open: 'You know the authors. Your name is told to them if you agree to it.',
};

const knownOf = ({ model, maySign }: ReviewView): string =>
  maySign && model !== 'open'
    ? `${MODELS[model]} You can sign your report if you wish to disclose your name.`
    : MODELS[model];

interface ManuscriptFactsProps {
  readonly view: ReviewView;
  readonly manuscript: Manuscript;
}

/** The manuscript that is reviewed: title, abstract, how the journal reviews. */
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
          <summary>The authors’ answer to the reports of the round before</summary>
          <MarkdownText text={responseLetter} />
        </details>
      )}
      <p className={styles.facts}>{knownOf(view)}</p>
    </article>
  );
}
