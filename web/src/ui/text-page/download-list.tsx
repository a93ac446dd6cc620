import type { Download } from '@quire/model/entities/page';
import { t } from '@quire/model/messages/t';
import styles from './download-list.module.css';
import { fileSize } from './file-size.ts';

/** The files of a page: what each is, what it is called, how large it is. */
export function DownloadList({ downloads }: { downloads: readonly Download[] }) {
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <h2 id="downloads">{t('ui.downloads')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list">
        {downloads.map(({ href, label, name, size, version }) => (
          <li key={href} className={styles.download}>
            <a href={href} download={name}>
              {label || name}
            </a>
            <span>
              {[version && t('ui.version', { version }), label && name, fileSize(size)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
