import { createHash } from 'node:crypto';
import type { ArticleFile } from '@quire/model/entities/article';
import type { PdfFacts } from '../../platform/pdf/xmp-packet.ts';

/** Of an article's own PDF: the name of the file that readers fetch, in which the press has written facts. */
export const publishedPdfName = (
  { sha256 }: Pick<ArticleFile, 'sha256'>,
  facts: PdfFacts,
): string => {
  const said = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return `${createHash('sha256').update(`${sha256} ${said}`).digest('hex').slice(0, 20)}.pdf`;
};
