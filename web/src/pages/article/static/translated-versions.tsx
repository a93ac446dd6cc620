import { CARD_LANGUAGE } from '@quire/model/constants';
import type { PublishedArticle, TranslatedVersion } from '@quire/model/entities/published';
import { ownLanguageName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { pageAddress } from './addresses.ts';
import styles from './translated-versions.module.css';

/** What the article is a translation of, and which translations there are of it. */
export function TranslatedVersions({ article }: { article: PublishedArticle }) {
  const { translationOf, translatedVersions = [] } = article;
  if (!translationOf && translatedVersions.length === 0) return null;
  return (
    <div className={styles.versions}>
      {translationOf && (
        <p>
          {rich('article.translationOf', {
            article: (
              <To version={translationOf}>
                <RichText
                  lang={translationOf.language ?? CARD_LANGUAGE}
                  html={translationOf.titleHtml}
                />
              </To>
            ),
          })}
        </p>
      )}
      {translatedVersions.length > 0 && (
        <div className={styles.list}>
          <span>{t('article.alsoAvailableIn')}</span>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list">
            {translatedVersions.map((version) => (
              <li key={version.akey}>
                <To version={version}>
                  <span lang={version.language ?? CARD_LANGUAGE}>
                    {ownLanguageName(version.language ?? CARD_LANGUAGE)}
                  </span>
                </To>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function To({ version, children }: { version: TranslatedVersion; children: ReactNode }) {
  return (
    <>
      <Link to={pageAddress(version)} hrefLang={version.language ?? CARD_LANGUAGE}>
        {children}
      </Link>
      {version.status === 'retracted' && <strong> {t('article.retractedMark')}</strong>}
    </>
  );
}
