import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { PublishedArticle } from '@quire/model/entities/published';
import { licenceOf } from '@quire/model/licence';
import { language } from '@quire/model/messages/language';
import { nearestLanguage } from '@quire/model/messages/nearest-language';
import { t } from '@quire/model/messages/t';
import { noticeSignature } from '@quire/model/notice-words';
import { issuePath, journalPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { issueName } from '../issue-name.ts';
import { RichText } from '../rich-text.tsx';
import styles from './article-header.module.css';
import { Authors } from './authors.tsx';

type HeaderArticle = Pick<
  PublishedArticle,
  | 'journal'
  | 'issue'
  | 'journalTitle'
  | 'volume'
  | 'number'
  | 'year'
  | 'type'
  | 'titleHtml'
  | 'affiliations'
  | 'metadata'
> &
  Partial<Pick<PublishedArticle, 'titles' | 'editorsOf' | 'people' | 'provedOrcids'>>;

/** Where the article stands, what it is, what it is called, who wrote it. */
export function ArticleHeader({ article }: { article: HeaderArticle }) {
  const { journal, issue, journalTitle, metadata, titleHtml, titles = [] } = article;
  const own = { language: metadata.language, titleHtml };
  const readers = nearestLanguage(language(), [own, ...titles]) ?? own;
  const licence = licenceOf(metadata.licence);
  return (
    <header className={styles.header}>
      <nav className={styles.place} aria-label={t('ui.place')}>
        <Link to={journalPath(journal)}>{journalTitle}</Link>
        <span aria-hidden="true"> / </span>
        <Link to={issuePath(journal, issue)}>{issueName(article)}</Link>
      </nav>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.badges}>
        <li className={styles.type}>{ARTICLE_TYPES[article.type]}</li>
        <li>{t('ui.openAccess')}</li>
        <li>
          {licence.url ? (
            <a rel="license noopener" href={licence.url}>
              {licence.label}
            </a>
          ) : (
            licence.label
          )}
        </li>
      </ul>
      <RichText
        as="h1"
        className={`${styles.title} own-direction`}
        lang={own.language}
        html={titleHtml}
      />
      {metadata.subtitle && (
        <p className={`${styles.subtitle} own-direction`} lang={own.language}>
          {metadata.subtitle}
        </p>
      )}
      {readers !== own && (
        <RichText
          as="p"
          className={`${styles.translated} own-direction`}
          lang={readers.language}
          html={readers.titleHtml}
        />
      )}
      <Authors
        authors={signedAuthors(article)}
        affiliations={article.affiliations}
        people={article.editorsOf === undefined ? article.people : undefined}
        provedOrcids={article.provedOrcids}
      />
    </header>
  );
}

/** Of a notice that its editors sign, in the reader's language. */
const signedAuthors = ({ metadata: { authors }, editorsOf }: HeaderArticle) =>
  editorsOf === undefined
    ? authors
    : authors.map((author) => ({ ...author, collective: noticeSignature(editorsOf) }));
