import type { ArticleMetadata } from '@quire/model/entities/article';
import { withFormulasInCharacters } from '@quire/model/letters/unicode-text';
import { ARTICLE_STATEMENTS, STATEMENTS } from '@quire/model/statements/article-statements';
import { FunderEntries } from './funder-entries.tsx';

/** A statement at the end of an article. */
interface Declaration {
  readonly id: string;
  readonly title: string;
  /** Empty where there are only funders. */
  readonly text: string;
}

const FUNDING = STATEMENTS.funding.article;

/** What the authors declare, in the order in which it stands; what they leave out is left out. */
export function declarations(metadata: ArticleMetadata): Declaration[] {
  return ARTICLE_STATEMENTS.flatMap(({ anchor, heading, field }) => {
    const text = withFormulasInCharacters(metadata[field] ?? '');
    const isSaid = text !== '' || (field === FUNDING.field && metadata.funders.length > 0);
    return isSaid ? [{ id: anchor, title: heading, text }] : [];
  });
}

/** The statements as they stand below the text. */
export const Declarations = ({ metadata }: { metadata: ArticleMetadata }) =>
  declarations(metadata).map(({ id, title, text }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && (
        <p className="own-direction" lang={metadata.language}>
          {text}
        </p>
      )}
      {id === FUNDING.anchor && metadata.funders.length > 0 && (
        <FunderEntries funders={metadata.funders} />
      )}
    </section>
  ));
