import type { Element, ElementContent } from 'hast';
import type { Image } from 'mdast';
import { type Run, report } from '../run.ts';
import { safeUrl } from '../safe-url.ts';
import type { Figure } from '../syntax/nodes.ts';
import { el, text } from './build.ts';

const SIZES = '(min-width: 48rem) 44rem, 100vw';

interface Source {
  url: string;
  alt: string;
  widthPercent: number | null;
}

/** The image as the caller prepared it, with its size so that nothing jumps; else a clear note. */
function image(source: Source, run: Run, line: number | undefined): Element {
  const made = run.figures.get(source.url);
  if (!made) {
    const isElsewhere = /^https?:/i.test(source.url);
    const message = isElsewhere
      ? `The image “${source.url}” is on another site; it is linked, not shown.`
      : `The figure file “${source.url}” is missing.`;
    report(run, 'warning', isElsewhere ? 'figure/external' : 'figure/missing', message, line);
    const href = safeUrl(source.url);
    const name = text(source.url);
    return el('div', { className: ['figure-missing'] }, [
      text('Image not available: '),
      isElsewhere && href ? el('a', { href }, [name]) : name,
    ]);
  }
  const isFirst = run.imagesShown === 0;
  run.imagesShown += 1;
  return el(
    'img',
    {
      src: made.src,
      ...(made.srcset ? { srcSet: made.srcset, sizes: SIZES } : {}),
      alt: source.alt,
      width: made.width,
      height: made.height,
      ...(source.widthPercent === null ? {} : { dataShare: source.widthPercent }),
      loading: isFirst ? 'eager' : 'lazy',
      decoding: 'async',
    },
    [],
  );
}

/** The first sentence of a caption, for those who cannot see the figure. */
function describe(caption: string): string {
  const sentence = /^[\s\S]*?[.!?](?=\s|$)/.exec(caption)?.[0] ?? caption;
  const short = sentence.replace(/\s+/g, ' ').trim();
  return short.length > 160 ? `${short.slice(0, 157)}…` : short;
}

/** A figure: image, number, caption. */
export function figure(node: Figure, caption: ElementContent[], plain: string, run: Run): Element {
  const line = node.position?.start.line;
  const images = node.images.map((source) =>
    image({ ...source, alt: source.alt || describe(plain) }, run, line),
  );
  const label = node.number === null ? [] : [captionLabel(`Figure ${node.number}.`)];
  const words = caption.length > 0 && label.length > 0 ? [text(' '), ...caption] : caption;
  const figcaption =
    label.length + caption.length > 0 ? [el('figcaption', {}, [...label, ...words])] : [];
  const id = node.id === null ? {} : { id: node.id };
  return el('figure', { className: ['figure'], ...id }, [...images, ...figcaption]);
}

/** “Figure 1.” or “Table 1.” in front of a caption. */
export function captionLabel(words: string): Element {
  return el('span', { className: ['caption-label'] }, [text(words)]);
}

/** An image within a sentence. */
export function inlineImage(node: Image, run: Run): Element {
  const { attributes } = node.data ?? {};
  const source = { url: node.url, alt: attributes?.alt ?? node.alt ?? '', widthPercent: null };
  const made = image(source, run, node.position?.start.line);
  return made.tagName === 'div' ? el('span', {}, made.children) : made;
}
