import type { PublishedArticle, PublishedSupplement } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { mediaPath } from '@quire/model/paths';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import styles from './after-text.module.css';
import copyStyles from './copy-button.module.css';

/** `data.csv` → `csv`. */
const endingOf = (fileName: string) => /\.(\w{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
/** `films/creek.mp4` → `creek`. */
const stemOf = (fileName: string) => fileName.replace(/\.\w+$/, '');

interface PreviewProps {
  readonly supplement: PublishedSupplement;
  /** Where the file is. */
  readonly src: string;
  /** Where the captions of a film or recording are, if there are any. */
  readonly captions: string | undefined;
}

const Picture = ({ supplement: { label, description }, src }: PreviewProps) => (
  <details>
    <summary>{t('article.show')}</summary>
    {/* Not asked for until it is shown. */}
    <img src={src} alt={description ?? label} loading="lazy" decoding="async" />
  </details>
);

const Table = ({ supplement: { label }, src }: PreviewProps) => (
  <button
    type="button"
    className={copyStyles.copy}
    data-open="data"
    data-href={src}
    data-label={label}
    aria-label={t('article.showAsTableOf', { label })}
  >
    {t('article.showAsTable')}
  </button>
);

/** Captions in the language of the page: a file says nothing of its own. */
const Captions = ({ captions }: Pick<PreviewProps, 'captions'>) =>
  captions && (
    <track kind="captions" src={captions} srcLang="en" label={t('article.captions')} default />
  );

const Film = ({ supplement: { label }, src, captions }: PreviewProps) => (
  // biome-ignore lint/a11y/useMediaCaption: where the authors gave captions, they are here
  <video controls preload="none" src={src} aria-label={label}>
    <Captions captions={captions} />
  </video>
);

const Recording = ({ supplement: { label }, src, captions }: PreviewProps) => (
  // biome-ignore lint/a11y/useMediaCaption: where the authors gave captions, they are here
  <audio controls preload="none" src={src} aria-label={label}>
    <Captions captions={captions} />
  </audio>
);

/** What a browser shows of a file, by how it is served. The rest is downloaded. */
const PREVIEWS: Readonly<Record<string, (props: PreviewProps) => React.ReactNode>> = {
  ...{ csv: Table, tsv: Table, tab: Table },
  ...{ png: Picture, jpg: Picture, jpeg: Picture, webp: Picture, gif: Picture },
  ...{ mp4: Film, m4v: Film, mov: Film, mp3: Recording },
};

/** The files beside the article: what each is, how large, and what of it can be seen or heard here. */
export function Supplements({ article }: { article: PublishedArticle }) {
  const { supplements = [], journal, akey, metadata } = article;
  if (supplements.length === 0) return null;
  const addressOf = ({ name }: PublishedSupplement) => mediaPath(journal, akey, name);
  const captionsOf = ({ fileName }: PublishedSupplement) =>
    supplements.find(
      (other) => endingOf(other.name) === 'vtt' && stemOf(other.fileName) === stemOf(fileName),
    );
  return (
    <section aria-labelledby="supplements">
      <h2 id="supplements">{t('article.supplements')}</h2>
      <ul className={styles.supplements}>
        {supplements.map((supplement) => {
          const { name, label, description, fileName, size } = supplement;
          const Preview = PREVIEWS[endingOf(name)];
          const captions = captionsOf(supplement);
          return (
            <li key={name}>
              <a href={addressOf(supplement)} download={fileName} lang={metadata.language}>
                {label}
              </a>{' '}
              ({[endingOf(fileName).toUpperCase(), fileSize(size)].filter(Boolean).join(', ')})
              {description && (
                <p className="own-direction" lang={metadata.language}>
                  {description}
                </p>
              )}
              {Preview && (
                <div className={`${styles.preview} no-print`}>
                  <Preview
                    supplement={supplement}
                    src={addressOf(supplement)}
                    captions={captions && addressOf(captions)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
