import type { Element } from '@xmldom/xmldom';
import type { ElementContent } from 'hast';
import { figureMarkdown, withoutNumber } from '../convert/caption.ts';
import { verbatimBlock } from '../convert/verbatim.ts';
import { allNamed, attribute, childNamed, childrenOf, wordsOf } from '../convert/xml.ts';
import type { JatsContext } from './jats-context.ts';
import { ownLabel } from './own-label.ts';

/** A caption as Markdown, without the number that the press gives by itself. */
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

/** A figure with its caption; its file is named as the article names it. */
export function jatsFigure(element: Element, context: JatsContext): ElementContent[] {
  const graphic = allNamed(element, 'graphic')[0];
  const href = graphic ? attribute(graphic, 'href') : '';
  const name =
    href
      .replace(/^info:doi\/.*\//, '')
      .split('/')
      .at(-1) ?? '';
  if (!name)
    context.report.warn(
      'jats/figure',
      `“${wordsOf(childNamed(element, 'label')) || 'A figure'}” names no file.`,
    );
  const file =
    /\.\w{2,4}$/.test(name) && !/\.[egts]\d+$/.test(name) ? name : `${name || 'figure'}.png`;
  const id = attribute(element, 'id') || file;
  const label = ownLabel(context, 'Figure', wordsOf(childNamed(element, 'label')));
  return [verbatimBlock(figureMarkdown(`figures/${file}`, captionOf(element, context), id, label))];
}
