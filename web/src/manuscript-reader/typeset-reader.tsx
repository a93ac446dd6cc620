import { t } from '@quire/model/messages/t';
import { useEffect, useMemo, useRef, useState } from 'react';
import { stayInPreview } from '../editing/preview/stay-in-preview.ts';
import { HtmlBlock } from '../ui/html-block.tsx';
import { printAlone } from './print-alone.ts';
import styles from './reader.module.css';
import { type Typeset, typeset } from './typeset.ts';

interface TypesetReaderProps {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Called with the figures that have no description, once the text is shown. */
  readonly onUndescribed?: ((figures: readonly string[]) => void) | undefined;
  /** The file cannot be shown. */
  readonly onFailure: () => void;
}

/** A manuscript from Word, Markdown, JATS or a paper's folder, as text. */
export function TypesetReader({ name, bytes, onUndescribed, onFailure }: TypesetReaderProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Typeset | null>(null);
  useEffect(() => {
    let isHere = true;
    let made: Typeset | null = null;
    async function open() {
      made = await typeset(name, bytes);
      if (!isHere) return made?.close();
      if (!made) return onFailure();
      setShown(made);
      onUndescribed?.(made.undescribed);
    }
    open().catch(() => isHere && onFailure());
    return () => {
      isHere = false;
      made?.close();
    };
  }, [name, bytes, onUndescribed, onFailure]);
  const html = useMemo(
    () => ({ __html: shown?.html ?? '', ...(shown?.hasDiagrams ? { hasDiagrams: true } : {}) }),
    [shown],
  );
  return (
    <>
      <div className={styles.note}>
        <p>{t('reading.converted')}</p>
        <button
          type="button"
          disabled={!shown}
          onClick={() => sheet.current && void printAlone(sheet.current)}
        >
          {t('reading.printOrSave')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is the keyboard's too */}
      <section
        className={`${styles.scroller} ${styles.text}`}
        aria-label={t('reading.text')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
        onClick={stayInPreview}
      >
        {shown ? (
          <div ref={sheet}>
            <HtmlBlock
              id="manuscript-text"
              dir="auto"
              className="article-body"
              html={html}
              hasMath={shown.hasMath}
            />
          </div>
        ) : (
          <p role="status" className={styles.waiting}>
            {t('reading.opening')}
          </p>
        )}
      </section>
    </>
  );
}
