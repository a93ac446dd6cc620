import {
  isLanguage,
  LANGUAGES,
  type Language,
  languageBase,
  SOURCE_LANGUAGE,
} from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { t } from '@quire/model/messages/t';
import { useLocation } from 'react-router';
import styles from './site-footer.module.css';

interface LanguageMenuProps {
  /** Those that the press offers besides its first. */
  readonly offered: readonly string[];
  /** `/es`, where the page is in another language than the first. */
  readonly base: string;
}

/**
 * The page in each language that the press offers: links, so that it works without script. After a navigation in the
 * browser `app/router/language-links.ts` leads them to the page that is shown then.
 */
export function LanguageMenu({ offered, base }: LanguageMenuProps) {
  const { pathname, search } = useLocation();
  const others = offered.filter(isLanguage);
  if (others.length === 0) return null;
  const all: readonly Language[] = [SOURCE_LANGUAGE, ...others];
  return (
    <nav aria-label={t('layouts.languages')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.languages}>
        {all.map((language) => {
          const below = languageBase(language);
          const { name, direction } = LANGUAGES[language];
          return (
            <li key={language}>
              <a
                href={pathBelow(below, pathname + search)}
                hrefLang={language}
                lang={language}
                dir={direction}
                data-base={below}
                aria-current={below === base ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
