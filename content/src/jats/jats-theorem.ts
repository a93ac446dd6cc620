import type { Element } from '@xmldom/xmldom';
import type { ElementContent } from 'hast';
import { labelOf } from '../convert/caption.ts';
import { verbatimBlock } from '../convert/verbatim.ts';
import { attribute, childNamed, wordsOf } from '../convert/xml.ts';
import { ENGLISH_WORDS } from '../run/body-words.ts';
import { THEOREM_KINDS } from '../syntax/theorem-kinds.ts';
import { type JatsContext, statementKind } from './jats-context.ts';
import { ownLabel } from './own-label.ts';

/** A `statement` as a block of ours; null where neither its type nor its label says what it is. */
export function jatsTheorem(
  element: Element,
  inner: ElementContent[],
  context: JatsContext,
): ElementContent[] | null {
  const label = wordsOf(childNamed(element, 'label'));
  const title = childNamed(element, 'title');
  const kind = statementKind(element);
  if (!kind) return null;
  const { prefix } = THEOREM_KINDS[kind];
  const isProof = kind === 'proof';
  const own = isProof || label === '' ? '' : ownLabel(context, ENGLISH_WORDS.texts[kind], label);
  const id = attribute(element, 'id');
  const attributes = [
    ...(id ? [`#${prefix}:${labelOf(id)}`] : []),
    ...(own ? [`label="${own.replace(/"/g, '”')}"`] : []),
    ...(isProof || label !== '' ? [] : ['.unnumbered']),
  ].join(' ');
  const named = title ? context.inline(title) : isProof && !/^proof\.?$/i.test(label) ? label : '';
  const opening = `:::${kind}${named ? `[${named}]` : ''}${attributes ? `{${attributes}}` : ''}`;
  return [verbatimBlock(opening), ...inner, verbatimBlock(':::')];
}
