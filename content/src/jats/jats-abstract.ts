import type { Element } from '@xmldom/xmldom';
import { allNamed, childNamed, childrenNamed, wordsOf } from '../convert/xml.ts';
import type { JatsContext } from './jats-context.ts';

/** An abstract (`abstract` or `trans-abstract`) as Markdown, with the titles of its sections; '' where there is none. */
export function abstractText(abstract: Element | undefined, context: JatsContext): string {
  if (!abstract) return '';
  const parts = allNamed(abstract, 'p').map((paragraph) => {
    const parent = paragraph.parentNode;
    const section =
      parent && 'localName' in parent && parent.localName === 'sec'
        ? allNamed(abstract, 'sec').find((sec) => sec === parent)
        : undefined;
    const first = section && childrenNamed(section, 'p')[0] === paragraph;
    const title = first ? wordsOf(childNamed(section, 'title')) : '';
    return `${title ? `**${title.replace(/[:.]$/, '')}:** ` : ''}${context.inline(paragraph)}`;
  });
  return parts.length > 0 ? parts.join('\n\n') : wordsOf(abstract);
}
