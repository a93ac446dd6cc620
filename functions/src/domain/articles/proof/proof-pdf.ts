import type { Asker } from '@quire/model/roles';
import type { Ports } from '../../../platform/database/ports.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { readArticleOriginal } from '../../publishing/article-original.ts';
import { readSavedVersion } from '../read-article.ts';
import { readProof } from './read-proof.ts';

/** The limit of one answer, in base64, with room to spare. */
export const PROOF_PDF_MOST_BYTES = 20 * 1024 * 1024;

/**
 * `fetchProofPdf`: the PDF that staff have added to the article whose proof is out. Throws `Refused` with
 * `article/no-proof` if there is none, or it is too large for an answer.
 */
export async function fetchProofPdf(
  ports: Ports,
  person: Asker,
  { submission }: { readonly submission: string },
): Promise<{ name: string; data: string }> {
  const { id, article } = await readProof(ports.db, person, submission);
  const { files } = await readSavedVersion(ports.db, id, article.revision);
  const pdf = files.find(({ role }) => role === 'pdf');
  if (!pdf || pdf.size > PROOF_PDF_MOST_BYTES) throw new Refused('article/no-proof');
  const bytes = await readArticleOriginal(ports, article, pdf);
  if (!bytes) throw new Refused('article/no-proof');
  return { name: `proof-${article.akey}.pdf`, data: Buffer.from(bytes).toString('base64') };
}
