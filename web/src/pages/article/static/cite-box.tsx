import type { PublishedArticle } from '@quire/model/entities/published';
import { licenceOf } from '@quire/model/licence';
import { RichText } from '../../../ui/rich-text.tsx';
import { citationFiles } from './addresses.ts';
import { citationAddress, citationText } from './citation.ts';
import styles from './cite-box.module.css';
import { CopyButton } from './copy-button.tsx';

const STYLES = [
  ['apa', 'APA'],
  ['vancouver', 'Vancouver'],
  ['ieee', 'IEEE'],
] as const;

/** How to cite the article, in three styles and as files for reference managers; its licence. */
export function CiteBox({ article }: { article: PublishedArticle }) {
  const { cite } = article;
  const files = citationFiles(article);
  return (
    <section aria-labelledby="cite" className={styles.box}>
      <h2 id="cite">How to cite</h2>
      {cite ? (
        <dl className={styles.styles}>
          {STYLES.map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <p id={`cite-${key}`}>
                  <RichText html={cite[key]} />
                </p>
                <CopyButton label={`Copy ${label}`} from={`cite-${key}`} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <PlainCitation article={article} />
      )}
      {files.length > 0 && (
        <p className={`${styles.files} no-print`}>
          <span>For reference managers:</span>
          {files.map(({ label, href, save }) => (
            <a key={label} href={href} download={save}>
              {label}
            </a>
          ))}
        </p>
      )}
      <p className={styles.licence}>
        © {article.published.slice(0, 4)} the authors. Published under{' '}
        <Licence spdx={article.metadata.licence} />.
      </p>
      {cite && (
        // What citeproc-js asks for under the CPAL, in the words of its licence.
        <p className={styles.licence}>
          <a href="https://citationstyles.org/">Citations by CSL (citeproc-js)</a>
        </p>
      )}
    </section>
  );
}

/** Where nothing was made beforehand: in the order of APA. */
function PlainCitation({ article }: { article: PublishedArticle }) {
  const address = citationAddress(article);
  return (
    <p>
      {citationText(article)} {address && <a href={address}>{address}</a>}
    </p>
  );
}

function Licence({ spdx }: { spdx: string }) {
  const { label, url } = licenceOf(spdx);
  if (!url) return label;
  return (
    <a rel="license noopener" href={url}>
      {label}
    </a>
  );
}
