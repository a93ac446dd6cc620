/**
 * An article in JATS (ANSI/NISO Z39.96-2021), Journal Publishing 1.3 with MathML 3: what archives and indexes take.
 *
 * @see https://jats.nlm.nih.gov/publishing/1.3/
 */
import type { ArticleMetadata } from '@quire/model/entities/article';
import { jatsFront } from './jats-front.ts';
import type { JatsParts } from './jats-parts.ts';
import type { JatsPlace } from './jats-place.ts';
import { JATS_TYPES } from './jats-types.ts';
import { xmlElement, xmlIf, xmlOf } from './xml-element.ts';

const DOCTYPE =
  '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD with MathML3 v1.3 20210610//EN" "JATS-journalpublishing1-3-mathml3.dtd">';

/** The whole of an article from its parts and what surrounds it; null for a paper that is in no journal yet. */
export function jatsArticle(
  parts: JatsParts,
  metadata: ArticleMetadata,
  place: JatsPlace | null,
): string {
  const article = xmlElement(
    'article',
    {
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
      'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
      'article-type': JATS_TYPES[metadata.type] ?? metadata.type,
      'dtd-version': '1.3',
      'xml:lang': metadata.language,
    },
    jatsFront(metadata, parts, place),
    xmlElement('body', {}, { xml: parts.body }),
    xmlIf('back', { xml: parts.back }),
    { xml: parts.reviews },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${DOCTYPE}\n${xmlOf(article)}\n`;
}
