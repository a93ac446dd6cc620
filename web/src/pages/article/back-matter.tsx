import type { PublishedArticle } from '@quire/model/entities/published';
import { issuePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { issueName } from '../../ui/issue-name.ts';
import { licenceOf } from '../../ui/licence.ts';
import styles from './back-matter.module.css';
import { citationAddress, citationText } from './citation.ts';
import { Contributions } from './contributions.tsx';
import { declarations } from './sections.ts';

/** What follows the text: contributions, declarations, how to cite, the licence, the way back. */
export function BackMatter({ article }: { article: PublishedArticle }) {
  const address = citationAddress(article);
  const licence = licenceOf(article.metadata.licence);
  return (
    <div className={styles.matter}>
      <Contributions authors={article.metadata.authors} />
      {declarations(article).map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section aria-labelledby="cite" className={styles.cite}>
        <h2 id="cite">How to cite</h2>
        <p>
          {citationText(article)} {address && <a href={address}>{address}</a>}
        </p>
        <p className={styles.licence}>
          © {article.published.slice(0, 4)} the authors. Published under{' '}
          {licence.url ? (
            <a rel="license noopener" href={licence.url}>
              {licence.label}
            </a>
          ) : (
            licence.label
          )}
          .
        </p>
      </section>
      <p className={`${styles.back} no-print`}>
        <Link to={issuePath(article.journal, article.issue)}>
          ← {article.journalTitle}, {issueName(article)}
        </Link>
      </p>
    </div>
  );
}
