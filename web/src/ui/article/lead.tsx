import type { PublishedArticle } from '@quire/model/entities/published';
import { language } from '@quire/model/messages/language';
import { languageName, ownLanguageName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { searchPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { HtmlBlock } from '../html-block.tsx';
import { RichText } from '../rich-text.tsx';
import { type Describing, descriptionsOf, type LanguageDescription } from './descriptions.ts';
import styles from './lead.module.css';

interface LeadProps {
  readonly article: Describing & { readonly body: Pick<PublishedArticle['body'], 'hasMath'> };
}

/**
 * Before the body: the abstract, the same in plain words, the keywords. First in the reader's language, where there is an
 * abstract in it, then in the article's own; the other languages can be opened.
 */
export function Lead({ article }: LeadProps) {
  const { own, readers, others } = descriptionsOf(article);
  const { hasMath } = article.body;
  const isTranslated = readers !== undefined && readers !== own && readers.abstractHtml !== '';
  const isMissing =
    !isTranslated && readers !== own && others.some(({ abstractHtml }) => abstractHtml !== '');
  return (
    <>
      {isTranslated && <Parts of={readers} heading={t('ui.abstract')} hasMath={hasMath} isFirst />}
      <Parts
        of={own}
        heading={
          isTranslated
            ? t('articleWords.inLanguage', {
                label: t('ui.abstract'),
                language: languageName(own.language),
              })
            : t('ui.abstract')
        }
        note={isMissing && t('ui.noAbstractIn', { language: languageName(language()) })}
        hasMath={hasMath}
        isFirst={!isTranslated}
      />
      {others.length > 0 && (
        <section aria-labelledby="other-languages" className={styles.others}>
          <h2 id="other-languages">{t('ui.inOtherLanguages')}</h2>
          {others.map((each) => (
            <details key={each.language}>
              <summary lang={each.language}>{ownLanguageName(each.language)}</summary>
              <RichText
                as="h3"
                className="own-direction"
                lang={each.language}
                html={each.titleHtml}
              />
              <Parts of={each} hasMath={hasMath} />
            </details>
          ))}
        </section>
      )}
    </>
  );
}

interface PartsProps {
  readonly of: LanguageDescription;
  /** Of the abstract; without it, the parts stand below a title, and their headings are lower. */
  readonly heading?: string;
  /** Below the heading. */
  readonly note?: string | false;
  readonly hasMath: boolean;
  /** The one that links to the abstract lead to. */
  readonly isFirst?: boolean;
}

function Parts({ of, heading, note, hasMath, isFirst = false }: PartsProps) {
  const { language: lang, abstractHtml, plainSummary, keywords } = of;
  const Heading = heading ? 'h2' : 'h4';
  const ending = isFirst ? '' : `-${lang}`;
  return (
    <>
      {abstractHtml && (
        <section aria-labelledby={heading && `abstract${ending}`} className={styles.abstract}>
          {heading && <h2 id={`abstract${ending}`}>{heading}</h2>}
          {note && <p className={styles.note}>{note}</p>}
          <HtmlBlock
            id={`article-abstract${ending}`}
            className="own-direction"
            lang={lang}
            html={{ __html: abstractHtml }}
            hasMath={hasMath}
          />
        </section>
      )}
      {plainSummary && (
        <section aria-labelledby={`plain-summary${ending}`} className={styles.summary}>
          <Heading id={`plain-summary${ending}`}>{t('ui.plainSummary')}</Heading>
          <p className="own-direction" lang={lang}>
            {plainSummary}
          </p>
        </section>
      )}
      {keywords.length > 0 && (
        <div className={styles.keywords}>
          <Heading className="eyebrow">{t('ui.keywords')}</Heading>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list" lang={lang}>
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
