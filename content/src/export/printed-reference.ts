import { onOneLine } from '@quire/model/on-one-line';
import { decodeXmlEntities } from '../convert/decode-xml-entities.ts';

/** An entry of a list of references, as a style made it in HTML, in words. */
export const printedReference = (html: string): string =>
  onOneLine(decodeXmlEntities(html.replace(/<[^>]*>/g, '')));
