import type { CitedBy as Cited, CitingWork } from '@quire/model/entities/cited-by';
import { doiUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import styles from './after-text.module.css';

/** How many works cite the article, and which, where its agency tells. */
export function CitedBy({ citedBy }: { citedBy: Cited | undefined }) {
  if (!citedBy) return null;
  const { count, works = [] } = citedBy;
  const known = t('article.citedByCount', { count });
  const isPart = works.length > 0 && works.length < count;
  return (
    <section aria-labelledby="cited-by" className="no-print">
      <h2 id="cited-by">{t('article.citedBy')}</h2>
      <p>{isPart ? `${known} ${t('article.citedByNewest')}` : known}</p>
      {works.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
        <ul role="list" className={styles.citing}>
          {works.map((work) => (
            <li key={work.doi}>
              <a href={doiUrl(work.doi)} rel="noopener">
                <bdi>{work.title}</bdi>
              </a>{' '}
              <bdi>{factsOf(work)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const factsOf = ({ author, others, container, year }: CitingWork): string => {
  const names = author && others > 0 ? t('article.citedByOthers', { name: author }) : author;
  return [names, container, year].filter(Boolean).join(' · ');
};
