import type { Download } from '@quire/model/entities/page';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import styles from './download-list.module.css';
import { fileSize } from './file-size.ts';

interface DownloadListProps {
  readonly downloads: readonly Download[];
  /** Of their labels, where it is not the page's. */
  readonly lang: string | undefined;
}

/** The files of a page: what each is, what it is called, how large it is. */
export function DownloadList({ downloads, lang }: DownloadListProps) {
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <h2 id="downloads">{t('ui.downloads')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list">
        {downloads.map(({ href, label, name, size, version }) => (
          <li key={href} className={styles.download}>
            <a href={href} download={name} lang={label ? lang : undefined}>
              {label || name}
            </a>
            <span>
              {joinFacts(
                [version && t('ui.version', { version }), label && name, fileSize(size)],
                ', ',
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
