/** Figures: their pictures on lines of their own, the last of them with caption and label. */
import type { RootContent } from 'mdast';
import { plainLabel } from './label-book.ts';
import { asIs, type LatexContext, placeOf } from './latex-context.ts';
import { type Float, type FloatPart, readFloat, saysSomething } from './latex-float.ts';
import { plainText } from './latex-inline.ts';
import type { TexEnvironment, TexNode } from './parse-latex.ts';

const letterOf = (at: number) => String.fromCharCode(97 + (at % 26));

/** The file of a picture. What no browser shows, and what is missing, has to be given: the author is told. */
function fileOf(part: FloatPart, context: LatexContext): string {
  const at = { ...placeOf(context, part.node), add: '' };
  const found = part.name === null ? null : context.findPicture(part.name);
  if (found !== null) {
    if (/\.(eps|ps)$/i.test(found))
      context.report.warn('latex/picture', { ...at, kind: 'postscript', name: found });
    else if (/\.pdf$/i.test(found))
      context.report.note('latex/picture', { ...at, kind: 'pdf', name: found });
    return found;
  }
  context.pictureCount += 1;
  const name = `figures/missing-${context.pictureCount}.png`;
  const kind = part.name === null ? 'drawn' : 'missing';
  context.report.warn('latex/picture', { ...at, kind, name: part.name ?? '', add: name });
  return name;
}

/** `width=0.4\textwidth` → `width=40%` */
function widthOf({ options }: FloatPart): string {
  const share = /(?:^|,)\s*width\s*=\s*(0?\.\d+)\s*\\(?:text|line|column|h)(?:width|size)/.exec(
    options,
  )?.[1];
  return share ? ` width=${Math.round(Number(share) * 100)}%` : '';
}

const imageOf = (path: string, caption: string, attributes: string): string => {
  const inner = attributes.trim();
  return `![${caption}](${path.replace(/[ ()%]/g, encodeURIComponent)})${inner ? `{${inner}}` : ''}`;
};

/** `alt=…` of the picture, or what the figure says of what is seen. */
function altOf({ options }: FloatPart, { descriptions }: Float, context: LatexContext): string {
  const own = /(?:^|,)\s*alt\s*=\s*(?:\{([^{}]*)\}|([^,]*))/.exec(options)?.slice(1).find(Boolean);
  const words = own ?? descriptions.map((each) => plainText(context.inline(each))).join(' ');
  const plain = words.replace(/\s+/g, ' ').replace(/["{}]/g, '’').trim();
  return plain ? ` alt="${plain}"` : '';
}

/** A caption with those of its parts: “Depth. (a) Summer. (b) Winter.” */
function captionOf({ captions, panels }: Float, context: LatexContext): string {
  const main = captions.map(context.markdown).filter(Boolean).join(' ');
  const parts = panels.flatMap(({ caption }, at) => {
    const words = caption ? context.markdown(caption) : '';
    return words ? [`(${letterOf(at)}) ${words}`] : [];
  });
  const ended = main === '' || /[.!?:]\W*$/.test(main) || parts.length === 0 ? main : `${main}.`;
  return [ended, ...parts].filter(Boolean).join(' ');
}

/** References to a part lead to the figure, with the part's letter behind its number. */
function nameAll(float: Float, context: LatexContext): string {
  const { labels, panels } = float;
  const main = labels.at(-1) ?? panels.flatMap((panel) => panel.labels)[0] ?? '';
  if (main === '') return '';
  context.labels.make(main);
  for (const label of labels) if (label !== main) context.labels.mean(label, main, '');
  panels.forEach((panel, at) => {
    for (const label of panel.labels)
      if (label !== main) context.labels.mean(label, main, letterOf(at));
  });
  return `#${plainLabel(main)}`;
}

/** A figure from what it holds. */
export function figureOf(float: Float, node: TexNode, context: LatexContext): RootContent[] {
  const label = nameAll(float, context);
  const caption = captionOf(float, context);
  const others = [
    ...float.tables.flatMap((table) => context.blocks([table])),
    ...(saysSomething(float.rest) ? context.blocks(float.rest) : []),
  ];
  const parts = [...float.parts];
  if (parts.length === 0 && (caption !== '' || label !== '')) {
    context.report.warn('latex/figure', placeOf(context, node));
    context.pictureCount += 1;
    const path = `figures/missing-${context.pictureCount}.png`;
    return [...others, asIs(imageOf(path, caption, label))];
  }
  const images = parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    return imageOf(
      fileOf(part, context),
      isLast ? caption : '',
      `${isLast ? label : ''}${widthOf(part)}${altOf(part, float, context)}`,
    );
  });
  return [...(images.length > 0 ? [asIs(images.join('\n'))] : []), ...others];
}

export const latexFigure = (node: TexEnvironment, context: LatexContext): RootContent[] =>
  figureOf(readFloat(node.content, context), node, context);

/** Drawings by LaTeX itself. */
export function drawing(node: TexNode, context: LatexContext): RootContent[] {
  const part = { name: null, node, options: '' };
  return [asIs(imageOf(fileOf(part, context), '', ''))];
}
