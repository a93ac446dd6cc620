import type { ArticleMetadata } from '@quire/model/entities/article';
import { ARTICLE_STATEMENTS } from '@quire/model/statements/article-statements';

/** A statement at the end of an article. */
interface Declaration {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What the authors declare, in the order in which it stands; what they leave out is left out. */
export function declarations(metadata: ArticleMetadata): Declaration[] {
  return ARTICLE_STATEMENTS.flatMap(({ anchor, heading, field }) => {
    const text = metadata[field];
    return text ? [{ id: anchor, title: heading, text }] : [];
  });
}

/** The statements as they stand below the text. */
export const Declarations = ({ metadata }: { metadata: ArticleMetadata }) =>
  declarations(metadata).map(({ id, title, text }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="own-direction" lang={metadata.language}>
        {text}
      </p>
    </section>
  ));
