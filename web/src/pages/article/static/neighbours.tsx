import type { ArticleLink, PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { issuePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { ArticleTitle } from '../../../ui/article-list/article-title.tsx';
import { cardTextLanguage } from '../../../ui/article-list/card-text-language.ts';
import { issueName } from '../../../ui/issue-name.ts';
import { pageAddress } from './addresses.ts';
import styles from './after-text.module.css';

/** What stands before and after the article in its issue, and the way back to it. */
export function Neighbours({ article }: { article: PublishedArticle }) {
  const { previous, next, journal, issue, journalTitle } = article;
  return (
    <nav className={`${styles.neighbours} no-print`} aria-label={t('article.inThisIssue')}>
      <Neighbour article={previous} label={t('article.previousInIssue')} rel="prev" />
      <Neighbour article={next} label={t('article.nextInIssue')} rel="next" />
      <p>
        <Link className={styles.back} to={issuePath(journal, issue)}>
          {t('article.backToIssue', { journal: journalTitle, issue: issueName(article) })}
        </Link>
      </p>
    </nav>
  );
}

interface NeighbourProps {
  readonly article: ArticleLink | undefined;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ article, label, rel }: NeighbourProps) {
  if (!article) return null;
  return (
    <Link className={styles.neighbour} to={pageAddress(article)} rel={rel} data-rel={rel}>
      <span>{[label, cardTextLanguage(article)].filter(Boolean).join(' · ')}</span>
      <ArticleTitle article={article} />
    </Link>
  );
}
