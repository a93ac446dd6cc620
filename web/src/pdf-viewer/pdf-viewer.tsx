import { t } from '@quire/model/messages/t';
import { useEffect, useRef, useState } from 'react';
import { type OpenedPdf, openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-viewer.module.css';

interface PdfViewerProps {
  readonly bytes: Uint8Array;
  /** What is shown. */
  readonly noun: 'manuscript' | 'PDF';
  /** The file cannot be shown. */
  readonly onFailure: () => void;
}

const ZOOMS = [0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = ZOOMS.indexOf(1);
/** Around a page. */
const MARGIN = 24;
/** Height by width of A4, until the first page is known. */
const A4 = Math.SQRT2;

/** The width that an element has for its pages. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const watched = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    watched.observe(element.current);
    return () => watched.disconnect();
  }, [element]);
  return width;
}

function useOpenPdf(bytes: Uint8Array, onFailure: () => void) {
  const [opened, setOpened] = useState<(OpenedPdf & { readonly shape: number }) | null>(null);
  useEffect(() => {
    let isHere = true;
    let close = () => {};
    async function open() {
      // The worker takes the bytes that it is given: whoever opens the file again has its own.
      const pdf = await openPdf(bytes.slice());
      close = pdf.close;
      if (!isHere) return close();
      const { width, height } = (await pdf.pages.getPage(1)).getViewport({ scale: 1 });
      if (isHere) setOpened({ ...pdf, shape: height / width });
    }
    open().catch(() => isHere && onFailure());
    return () => {
      isHere = false;
      close();
    };
  }, [bytes, onFailure]);
  return opened;
}

/** A PDF, page below page, drawn as it is scrolled. */
export default function PdfViewer({ bytes, noun, onFailure }: PdfViewerProps) {
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const opened = useOpenPdf(bytes, onFailure);
  const [zoom, setZoom] = useState<number>(FIT);
  const [current, setCurrent] = useState(1);
  const count = opened?.pages.numPages ?? 0;
  const factor = ZOOMS[zoom] ?? 1;
  const pageWidth = Math.max(0, Math.floor((width - MARGIN) * factor));

  function onScroll() {
    const { current: frame } = scroller;
    if (!frame) return;
    const middle = frame.scrollTop + frame.clientHeight / 2;
    const above = [...frame.querySelectorAll<HTMLElement>('[data-page]')].filter(
      ({ offsetTop }) => offsetTop <= middle,
    );
    setCurrent(Number(above.at(-1)?.dataset.page ?? 1));
  }

  function goTo(page: number) {
    const wanted = Math.min(Math.max(page, 1), count);
    const { current: frame } = scroller;
    const there = frame?.querySelector<HTMLElement>(`[data-page="${wanted}"]`);
    if (frame && there) frame.scrollTop = there.offsetTop - MARGIN / 2;
  }

  return (
    <>
      <div
        className={styles.tools}
        role="toolbar"
        aria-label={t('reading.pdfPages', { kind: noun })}
      >
        <button
          type="button"
          className={styles.button}
          disabled={current <= 1}
          onClick={() => goTo(current - 1)}
        >
          <span aria-hidden="true">↑</span>
          <span className="visually-hidden">{t('reading.previousPage')}</span>
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={current >= count}
          onClick={() => goTo(current + 1)}
        >
          <span aria-hidden="true">↓</span>
          <span className="visually-hidden">{t('reading.nextPage')}</span>
        </button>
        <span className={styles.place}>
          {count > 0 && t('reading.pageOf', { page: current, count })}
        </span>
        <button
          type="button"
          className={styles.button}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">{t('reading.smaller')}</span>
        </button>
        <span className={styles.place}>{Math.round(factor * 100)} %</span>
        <button
          type="button"
          className={styles.button}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">{t('reading.larger')}</span>
        </button>
      </div>
      <section
        ref={scroller}
        className={styles.scroller}
        data-scroller
        aria-label={t('reading.pdfText', { kind: noun })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {!opened && <p className={styles.waiting}>{t('reading.pdfOpening', { kind: noun })}</p>}
        {opened &&
          pageWidth > 0 &&
          Array.from({ length: count }, (_, place) => place + 1).map((number) => (
            <PdfPage
              key={number}
              pages={opened.pages}
              number={number}
              width={pageWidth}
              shape={opened.shape || A4}
            />
          ))}
      </section>
    </>
  );
}
