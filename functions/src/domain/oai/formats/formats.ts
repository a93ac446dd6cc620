import type { XmlPiece } from '@quire/content/export/xml-element';
import type { HarvestedArticle } from './harvested-article.ts';
import { JATS_NAMESPACE, JATS_SCHEMA, jats } from './jats.ts';
import { marcxml } from './marcxml.ts';
import { oaiDc } from './oai-dc.ts';
import { openaire } from './openaire.ts';

interface Format {
  readonly schema: string;
  readonly namespace: string;
  readonly write: (article: HarvestedArticle) => XmlPiece;
}

/** The formats of every record, by their prefixes. */
export const FORMATS = {
  oai_dc: {
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    write: oaiDc,
  },
  oai_openaire: {
    schema: 'https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
    namespace: 'http://namespace.openaire.eu/schema/oaire/',
    write: openaire,
  },
  marcxml: {
    schema: 'https://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd',
    namespace: 'http://www.loc.gov/MARC21/slim',
    write: marcxml,
  },
  jats: { schema: JATS_SCHEMA, namespace: JATS_NAMESPACE, write: jats },
} as const satisfies Readonly<Record<string, Format>>;
export type FormatPrefix = keyof typeof FORMATS;

export const isFormat = (prefix: string): prefix is FormatPrefix => Object.hasOwn(FORMATS, prefix);
