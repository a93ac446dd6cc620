import { createHash } from 'node:crypto';
import type { ReferenceFiles } from '@quire/content/references/reference-files';
import { publishedFilePath } from '@quire/model/collections';
import type { Article } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import type { Ports } from '../../platform/database/ports.ts';
import { IMMUTABLE } from '../figures/figure-variants.ts';
import { CITE_TYPES } from './cite/cite-types.ts';

/** Puts the references of an article where readers fetch them, each file named by its hash. */
export async function publishReferences(
  { bucket }: Pick<Ports, 'bucket'>,
  { journal, akey }: Article,
  files: ReferenceFiles,
): Promise<NonNullable<PublishedArticle['references']>> {
  const write = async (text: string, ending: keyof typeof CITE_TYPES) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
    const name = `references-${hash}.${ending}`;
    const path = publishedFilePath(journal, akey, name);
    if (!(await bucket.has(path))) {
      const headers = { contentType: CITE_TYPES[ending], cacheControl: IMMUTABLE };
      await bucket.write(path, Buffer.from(text), headers);
    }
    return name;
  };
  const [bibtex, ris, csl] = await Promise.all([
    write(files.bibtex, 'bib'),
    write(files.ris, 'ris'),
    write(files.csl, 'json'),
  ]);
  return { bibtex, ris, csl };
}
