import type { DepositTexts } from '@quire/content/export/deposit-texts';
import { ARTICLES } from '@quire/model/collections';
import { ArticleSchema } from '@quire/model/entities/article';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { readVersion } from '../publishing/article-frame.ts';
import { readFoundDois } from '../publishing/references/reference-search.ts';
import { readDepositTexts } from '../render/render-text.ts';
import { CannotDeposit } from './deposit-unit.ts';

/**
 * Titles, abstracts and references of the version that readers see; null while its record is changing. Throws
 * `CannotDeposit` for a text that takes too long to read.
 */
export async function articleTexts(
  ports: Ports,
  id: string,
  revision: number,
): Promise<DepositTexts | null> {
  const article = readRecord(await ports.db.collection(ARTICLES).doc(id).get(), ArticleSchema);
  const version =
    article && (await readVersion(ports, { ...article, publishedRevision: revision }));
  if (!version) return null;
  const { metadata, markdown, bibtex, macros } = version;
  const foundDois = await readFoundDois(ports.db, id);
  const paper = { metadata, markdown, bibtex, macros, foundDois, figures: new Map() };
  const texts = await readDepositTexts(paper);
  if (!texts) throw new CannotDeposit({ fault: 'slow' });
  return texts;
}
