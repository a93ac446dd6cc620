import { useEffect, useRef, useState } from 'react';
import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'unpdf/pdfjs';
import styles from './pdf-viewer.module.css';

interface PdfPageProps {
  readonly pages: PDFDocumentProxy;
  readonly number: number;
  /** In CSS pixels. */
  readonly width: number;
  /** Height by width, until the page itself is known. */
  readonly shape: number;
}

/** A screen more than this is drawn for nobody's eyes. */
const SHARPEST = 2;

/** Whether an element is within a screen of what is seen. */
function useIsNear(element: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const seen = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: element.current.closest('[data-scroller]'), rootMargin: '100% 0px' },
    );
    seen.observe(element.current);
    return () => seen.disconnect();
  }, [element]);
  return isNear;
}

/** One page: drawn while it is near, with its text above it to be selected and read out. */
export function PdfPage({ pages, number, width, shape }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const [own, setOwn] = useState(shape);

  useEffect(() => {
    const [drawn, layer] = [canvas.current, text.current];
    if (!isNear || !drawn || !layer) return;
    let isHere = true;
    let drawing: RenderTask | null = null;
    async function draw(onto: HTMLCanvasElement, words: HTMLDivElement) {
      const page = await pages.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const scale = width / plain.width;
      const viewport = page.getViewport({ scale });
      if (!isHere) return;
      setOwn(plain.height / plain.width);
      words.style.setProperty('--total-scale-factor', String(scale));
      const sharp = Math.min(window.devicePixelRatio || 1, SHARPEST);
      onto.width = Math.floor(viewport.width * sharp);
      onto.height = Math.floor(viewport.height * sharp);
      drawing = page.render({
        ...{ canvas: onto, viewport },
        ...(sharp === 1 ? {} : { transform: [sharp, 0, 0, sharp, 0, 0] }),
      });
      await drawing.promise;
      if (!isHere) return;
      words.replaceChildren();
      const source = page.streamTextContent();
      await new TextLayer({ textContentSource: source, container: words, viewport }).render();
    }
    // A page that is left or drawn again is no failure; what fails stays a white sheet, and the file can be downloaded.
    draw(drawn, layer).catch(() => {});
    return () => {
      isHere = false;
      drawing?.cancel();
      // A canvas keeps its memory as long as it has a size.
      drawn.width = 0;
      layer.replaceChildren();
    };
  }, [pages, number, width, isNear]);

  const height = Math.round(width * own);
  return (
    <div ref={frame} className={styles.page} data-page={number} style={{ width, height }}>
      <canvas ref={canvas} />
      <div ref={text} className={styles.words} />
    </div>
  );
}
