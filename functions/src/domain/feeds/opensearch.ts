import { openSearchPath, searchPath } from '@quire/model/paths';
import { xmlText } from '../../platform/text/xml-text.ts';

const NAMESPACE = 'http://a9.com/-/spec/opensearch/1.1/';
/** The limits of OpenSearch 1.1. */
const SHORT_NAME_MAX = 16;
const LONG_NAME_MAX = 48;
const DESCRIPTION_MAX = 1_024;

/** The whole words of a name that fit, or as much of the first word as fits. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const words = name.slice(0, most + 1).replace(/\s+\S*$/, '');
  return words.slice(0, most).trim();
}

/** How browsers and readers' tools query the press's search (OpenSearch 1.1, draft 6). */
export function openSearchXml(
  press: { readonly name: string; readonly description: string },
  origin: string,
): string {
  const lines = [
    `<ShortName>${xmlText(shortened(press.name, SHORT_NAME_MAX))}</ShortName>`,
    `<LongName>${xmlText(shortened(press.name, LONG_NAME_MAX))}</LongName>`,
    `<Description>${xmlText(shortened(press.description || press.name, DESCRIPTION_MAX))}</Description>`,
    `<Image type="image/svg+xml">${xmlText(`${origin}/favicon.svg`)}</Image>`,
    `<Url type="text/html" template="${xmlText(`${origin}${searchPath()}`)}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${xmlText(origin + openSearchPath())}"/>`,
    '<Language>en</Language>',
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</OpenSearchDescription>\n`;
}
