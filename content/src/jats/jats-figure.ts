import type { Element } from '@xmldom/xmldom';
import type { ElementContent } from 'hast';
import { figureMarkdown, withoutNumber } from '../convert/caption.ts';
import { verbatimBlock } from '../convert/verbatim.ts';
import { allNamed, attribute, childNamed, childrenOf, tagNameOf, wordsOf } from '../convert/xml.ts';
import type { JatsContext } from './jats-context.ts';
import { ownLabel } from './own-label.ts';

/** A caption as Markdown, without the number, which the press adds. */
export function captionOf(element: Element, context: JatsContext): string {
  const caption = childNamed(element, 'caption');
  const parts = caption ? childrenOf(caption).map(context.inline) : [];
  return withoutNumber(
    parts
      .filter(Boolean)
      .map((part, at) => (at < parts.length - 1 && !/[.!?]$/.test(part) ? `${part}.` : part))
      .join(' '),
  );
}

/** The file of an element's picture as the article names it; empty where it names none. */
export function pictureIn(element: Element): string {
  const graphic = allNamed(element, 'graphic')[0] ?? allNamed(element, 'inline-graphic')[0];
  const href = attribute(graphic ?? element, 'href');
  const name =
    href
      .replace(/[?#].*$/, '')
      .replace(/^info:doi\/.*\//, '')
      .split('/')
      .at(-1) ?? '';
  const hasEnding = /\.\w{2,4}$/.test(name) && !/\.[egts]\d+$/.test(name);
  return name === '' || hasEnding ? name : `${name}.png`;
}

/** A figure with its caption; its file is named as the article names it. */
export function jatsFigure(element: Element, context: JatsContext): ElementContent[] {
  const file = pictureIn(element);
  const stated = wordsOf(childNamed(element, 'label'));
  if (!file)
    context.report.warn(
      'jats/figure',
      { figure: stated },
      undefined,
      captionOf(element, context).slice(0, 120),
    );
  const id = attribute(element, 'id') || file || 'figure.png';
  // A table of which there is only a picture is a figure with the number that it has.
  const label =
    tagNameOf(element) === 'fig'
      ? ownLabel(context, 'Figure', stated)
      : stated.replace(/[.:]$/, '');
  // “null” is JATS4R's word for a picture that says nothing beside its text.
  const alt = allNamed(element, 'alt-text').map(wordsOf)[0] ?? '';
  const said = alt === 'null' || alt === stated ? '' : alt;
  return [
    verbatimBlock(
      figureMarkdown(
        `figures/${file || 'figure.png'}`,
        captionOf(element, context),
        id,
        label,
        said,
      ),
    ),
  ];
}
