import {
  CITE_STYLES,
  type CiteStyle,
  type PublishedArticle,
} from '@quire/model/entities/published';
import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';
import { rich } from '../../../messages/rich.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { citationFiles } from './addresses.ts';
import { citationAddress, citationText } from './citation.ts';
import styles from './cite-box.module.css';
import { CopyButton } from './copy-button.tsx';
import { ManagerFiles } from './manager-files.tsx';

const LABELS: Readonly<Record<CiteStyle, string>> = {
  apa: 'APA',
  chicago: 'Chicago',
  mla: 'MLA',
  vancouver: 'Vancouver',
  harvard: 'Harvard',
  ieee: 'IEEE',
};

/** How to cite the article, in six styles and as files for reference managers; its licence. */
export function CiteBox({ article }: { article: PublishedArticle }) {
  const { cite } = article;
  const files = citationFiles(article);
  return (
    <section aria-labelledby="cite" className={styles.box}>
      <h2 id="cite">{t('article.howToCite')}</h2>
      {cite ? (
        <dl className={styles.styles}>
          {CITE_STYLES.map((style) => (
            <Style key={style} style={style} html={cite[style]} />
          ))}
        </dl>
      ) : (
        <PlainCitation article={article} />
      )}
      <ManagerFiles title={t('article.referenceManagers')} files={files} />
      <p className={`${styles.licence} cite-licence`}>
        {rich('article.licence', {
          year: article.published.slice(0, 4),
          licence: <Licence spdx={article.metadata.licence} />,
        })}
      </p>
      {cite && (
        // What citeproc-js asks for under the CPAL, in the words of its licence.
        <p className={`${styles.licence} cite-licence`}>
          <a href="https://citationstyles.org/">{t('article.citeproc')}</a>
        </p>
      )}
    </section>
  );
}

function Style({ style, html }: { style: CiteStyle; html: string | undefined }) {
  if (!html) return null;
  const id = `cite-${style}`;
  return (
    <div>
      <dt>{LABELS[style]}</dt>
      <dd>
        <p id={id} dir="auto">
          <RichText html={html} />
        </p>
        <CopyButton label={t('article.copyStyle', { style: LABELS[style] })} from={id} />
      </dd>
    </div>
  );
}

/** Where nothing was made beforehand: in the order of APA. */
function PlainCitation({ article }: { article: PublishedArticle }) {
  const address = citationAddress(article);
  return (
    <p dir="auto">
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
