import type { PublishedArticle } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { useSite } from '../../../app/page/site.tsx';
import { pageAddress } from './addresses.ts';
import styles from './tool-bar.module.css';

interface ToolBarProps {
  readonly article: PublishedArticle;
  readonly isNewest: boolean;
}

/**
 * What a reader with a phone looks for, always at hand. Without a script its links lead to the places
 * of the page; with one they open in place (`tools/press-tool.ts`).
 */
export function ToolBar({ article, isNewest }: ToolBarProps) {
  const { origin } = useSite();
  const address = article.doi ? doiUrl(article.doi) : `${origin}${pageAddress(article)}`;
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('article.tools')}>
      <a href="#sections" data-open="sections">
        {t('article.sections')}
      </a>
      {article.figureCount > 0 && (
        <a href="#fig-1" data-open="figures">
          {t('article.figures')}
        </a>
      )}
      {isNewest && (
        <a href="#cite" data-open="cite">
          {t('article.cite')}
        </a>
      )}
      <button type="button" data-open="share" data-copy={address}>
        {t('article.share')}
        <span role="status" />
      </button>
    </nav>
  );
}
