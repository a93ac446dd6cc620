import { LANGUAGES } from '@quire/model/messages/languages';
import type { Element, ElementContent } from 'hast';
import type { Image } from 'mdast';
import { bodyWord } from '../run/body-words.ts';
import { type Run, report } from '../run/run.ts';
import { safeUrl } from '../run/safe-url.ts';
import type { Figure } from '../syntax/nodes.ts';
import { hastElement, text } from '../tree/build.ts';

/** How wide an image is shown: in the column of an article, or in a share of it. */
function sizes(share: number | null): string {
  const part = (share ?? 100) / 100;
  return `(min-width: 48rem) ${44 * part}rem, ${100 * part}vw`;
}

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
    const code = isElsewhere ? 'figure/external' : 'figure/missing';
    report(run, 'warning', code, { name: source.url }, line);
    const href = safeUrl(source.url);
    const name = text(source.url);
    return hastElement('div', { className: ['figure-missing'] }, [
      text(`${bodyWord(run.words, 'imageMissing')} `),
      isElsewhere && href ? hastElement('a', { href }, [name]) : name,
    ]);
  }
  const isFirst = run.imagesShown === 0;
  run.imagesShown += 1;
  return hastElement(
    'img',
    {
      src: made.src,
      ...(made.srcset ? { srcSet: made.srcset, sizes: sizes(source.widthPercent) } : {}),
      alt: source.alt,
      width: made.width,
      height: made.height,
      loading: isFirst ? 'eager' : 'lazy',
      decoding: 'async',
    },
    [],
  );
}

/** The image with its sizes in AVIF, where the caller made them: a browser takes what it can read. */
function pictured(image: Element, source: Source, run: Run): Element {
  const avif = run.figures.get(source.url)?.avif;
  if (image.tagName !== 'img' || !avif) return image;
  const type = 'image/avif';
  const given = { type, srcSet: avif, sizes: sizes(source.widthPercent) };
  return hastElement('picture', {}, [hastElement('source', given, []), image]);
}

/** The address of the widest variant. */
function widest(image: Element): string {
  const variants = String(image.properties.srcSet ?? '')
    .split(/,\s+/)
    .map((each) => each.split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) || 0 }));
  const last = variants.toSorted((a, b) => a.width - b.width).at(-1);
  return last?.address || String(image.properties.src);
}

/** The image in a link to its largest variant: to be seen whole or kept, with no script. */
function linked(image: Element, source: Source, name: string, run: Run): Element {
  if (image.tagName !== 'img') return image;
  const share = source.widthPercent;
  const shown = String(image.properties.alt ?? '') || name;
  return hastElement(
    'a',
    {
      className: ['figure-link'],
      href: widest(image),
      ariaLabel: bodyWord(run.words, 'openFullSize', { name: shown }),
      ...(share === null ? {} : { dataShare: share }),
    },
    [pictured(image, source, run)],
  );
}

/** An image without words of its own is told: a caption's first sentence may not say what is seen. */
function checkAlt(node: Figure, plain: string, run: Run): void {
  const isShown = node.images.some(({ url }) => run.figures.has(url));
  if (!isShown || node.images.every(({ alt }) => alt !== '')) return;
  const figure = node.number === null ? '' : `${node.word} ${node.number}`;
  const line = node.position?.start.line;
  const isCaptioned = plain !== '';
  const values = { figure, described: isCaptioned ? 'caption' : 'none' } as const;
  report(run, isCaptioned ? 'note' : 'warning', 'figure/alt', values, line);
}

/** The first sentence of a caption, for those who cannot see the figure. */
function describe(caption: string): string {
  const sentence = /^[\s\S]*?[.!?](?=\s|$)/.exec(caption)?.[0] ?? caption;
  const short = sentence.replace(/\s+/g, ' ').trim();
  return short.length > 160 ? `${short.slice(0, 157)}…` : short;
}

function sizeOf(bytes: number, { words }: Run): string {
  const [amount, unit] =
    bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const { locale } = LANGUAGES[words.language];
  return amount.toLocaleString(locale, { style: 'unit', unit, maximumSignificantDigits: 3 });
}

/** Links to what the author sent, one for each image that has it; `dataOf` is the image's place in its figure. */
function originals(node: Figure, run: Run): ElementContent[] {
  const several = node.images.length > 1;
  return node.images.flatMap(({ url }, place) => {
    const original = run.figures.get(url)?.original;
    if (!original) return [];
    const { href, fileName, size } = original;
    const format = /\w+$/.exec(fileName)?.[0]?.toUpperCase() ?? '';
    const sent = { format, size: sizeOf(size, run) };
    const [number, total] = [place + 1, node.images.length];
    const link = hastElement(
      'a',
      { className: ['figure-original'], href, download: fileName, dataOf: String(place) },
      [
        text(
          several
            ? bodyWord(run.words, 'downloadOriginalOf', { ...sent, number, total })
            : bodyWord(run.words, 'downloadOriginal', sent),
        ),
      ],
    );
    return [text(' '), link];
  });
}

/** A figure: image, number, caption, what its author sent. */
export function figure(node: Figure, caption: ElementContent[], plain: string, run: Run): Element {
  const line = node.position?.start.line;
  checkAlt(node, plain, run);
  const title = `${node.word} ${node.number}`;
  const name = node.number === null ? bodyWord(run.words, 'image') : title;
  const images = node.images.map((source) => {
    const made = image({ ...source, alt: source.alt || describe(plain) }, run, line);
    return linked(made, source, name, run);
  });
  const label = node.number === null ? [] : [captionLabel(title, run)];
  const words = caption.length > 0 && label.length > 0 ? [text(' '), ...caption] : caption;
  const below = [...label, ...words, ...originals(node, run)];
  const figcaption = below.length > 0 ? [hastElement('figcaption', {}, below)] : [];
  const id = node.id === null ? {} : { id: node.id };
  return hastElement('figure', { className: ['figure'], ...id }, [...images, ...figcaption]);
}

/** “Figure 1.” or “Table 1.” in front of a caption. */
export function captionLabel(label: string, { words }: Run): Element {
  const shown = label + bodyWord(words, 'labelEnd');
  return hastElement('span', { className: ['caption-label'] }, [text(shown)]);
}

/** An image within a sentence. */
export function inlineImage(node: Image, run: Run): Element {
  const { attributes } = node.data ?? {};
  const source = { url: node.url, alt: attributes?.alt ?? node.alt ?? '', widthPercent: null };
  const made = image(source, run, node.position?.start.line);
  return made.tagName === 'div'
    ? hastElement('span', {}, made.children)
    : pictured(made, source, run);
}
