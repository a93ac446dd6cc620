import type { OutlineEntry } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import styles from './section-menu.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** The sections of the article: beside the text and following it, or folded above it on a phone. */
export function SectionMenu({ sections }: { sections: readonly OutlineEntry[] }) {
  const current = useCurrentSection(sections);
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div id="sections" className={`${styles.place} no-print`}>
      <nav className={styles.menu} aria-label={t('article.sections')}>
        <p className="eyebrow">{t('article.sections')}</p>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary>{t('article.sections')}</summary>
        <nav aria-label={t('article.sections')}>{list}</nav>
      </details>
    </div>
  );
}
