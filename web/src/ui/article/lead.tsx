import type { PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { searchPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { HtmlBlock } from '../html-block.tsx';
import styles from './lead.module.css';

interface LeadProps {
  readonly article: {
    readonly abstractHtml: string;
    readonly body: Pick<PublishedArticle['body'], 'hasMath'>;
    readonly metadata: Pick<PublishedArticle['metadata'], 'plainSummary' | 'keywords'>;
  };
}

/** Before the body: the abstract, the same in plain words, the keywords. */
export function Lead({ article }: LeadProps) {
  const { abstractHtml, body } = article;
  const { plainSummary, keywords } = article.metadata;
  return (
    <>
      {abstractHtml && (
        <section aria-labelledby="abstract" className={styles.abstract}>
          <h2 id="abstract">{t('ui.abstract')}</h2>
          <HtmlBlock
            id="article-abstract"
            className="own-direction"
            html={{ __html: abstractHtml }}
            hasMath={body.hasMath}
          />
        </section>
      )}
      {plainSummary && (
        <section aria-labelledby="plain-summary" className={styles.summary}>
          <h2 id="plain-summary">{t('ui.plainSummary')}</h2>
          <p className="own-direction">{plainSummary}</p>
        </section>
      )}
      {keywords.length > 0 && (
        <div className={styles.keywords}>
          <h2 className="eyebrow">{t('ui.keywords')}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Link to={searchPath(keyword)}>{keyword}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
