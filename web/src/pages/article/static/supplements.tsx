import type { PublishedArticle } from '@quire/model/entities/published';
import { mediaPath } from '@quire/model/paths';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import styles from './after-text.module.css';

/** `data.csv` → `CSV`. */
const kindOf = (fileName: string) => /\.(\w{1,8})$/.exec(fileName)?.[1]?.toUpperCase();

/** The files beside the article: what each is, and how large. */
export function Supplements({ article }: { article: PublishedArticle }) {
  const { supplements = [], journal, akey } = article;
  if (supplements.length === 0) return null;
  return (
    <section aria-labelledby="supplements">
      <h2 id="supplements">Supplementary files</h2>
      <ul className={styles.supplements}>
        {supplements.map(({ name, label, description, fileName, size }) => (
          <li key={name}>
            <a href={mediaPath(journal, akey, name)} download={fileName}>
              {label}
            </a>{' '}
            ({[kindOf(fileName), fileSize(size)].filter(Boolean).join(', ')})
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
