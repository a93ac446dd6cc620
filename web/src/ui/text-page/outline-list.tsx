import type { OutlineEntry } from '@quire/model/entities/published';
import styles from './link-list.module.css';

/** The headings of a text, as links to them. */
export function OutlineList({
  outline,
  lang,
}: {
  outline: readonly OutlineEntry[];
  /** Of the text, where it is not the page's. */
  lang?: string | undefined;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ol role="list" className={styles.list} lang={lang}>
      {outline.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ol>
  );
}
