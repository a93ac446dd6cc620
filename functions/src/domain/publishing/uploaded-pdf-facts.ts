import type { ArticleVersion } from '@quire/model/entities/article';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { licenceOf } from '@quire/model/licence';
import type { PdfFacts } from '../../platform/pdf/xmp-packet.ts';
import { authorName } from './published-article.ts';

/** What the press writes into a PDF that staff have added. `url`: the article's page. */
export function uploadedPdfFacts(metadata: ArticleVersion['metadata'], url: string): PdfFacts {
  const { title, authors, doi, keywords, language, licence } = metadata;
  return {
    ...{
      title: unicodeText(title),
      authors: authors.map(authorName),
      doi,
      keywords,
      language,
      url,
    },
    licenceUrl: licenceOf(licence).url ?? undefined,
  };
}
