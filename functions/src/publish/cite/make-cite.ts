/** An article's citations: three styles for its page, three files beside its text. */
import { createHash } from 'node:crypto';
import { publishedFilePath } from '@quire/model/collections';
import type { Cite } from '@quire/model/entities/published';
import { IMMUTABLE } from '../../figures/figure-variants.ts';
import type { Ports } from '../ports.ts';
import { bibtex } from './bibtex.ts';
import { type Citable, type CslItem, cslItem } from './csl-item.ts';
import { formatted } from './formatted.ts';
import { ris } from './ris.ts';

const MAKER = 1;

/** Everything follows from the item; a changed maker asks for another name. */
const nameOf = (item: CslItem, extension: string) => {
  const hash = createHash('sha256')
    .update(JSON.stringify([MAKER, item]))
    .digest('hex');
  return `cite-${hash.slice(0, 20)}.${extension}`;
};

const TYPES = {
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  json: 'application/vnd.citationstyles.csl+json; charset=utf-8',
} as const;

/**
 * The citations of an article as it stands. Those made before are taken where they say the same;
 * else they are made and their files written, which may be repeated: a name is a hash.
 */
export async function makeCite(
  ports: Ports,
  article: Citable,
  publisher: string,
  before: Cite | undefined,
): Promise<Cite> {
  const item = cslItem(article, ports.origin, publisher);
  const names = {
    bibtex: nameOf(item, 'bib'),
    ris: nameOf(item, 'ris'),
    csl: nameOf(item, 'json'),
  };
  if (before?.csl === names.csl) return before;
  const write = async (name: string, text: string, contentType: string) => {
    const path = publishedFilePath(article.journal, article.akey, name);
    if (await ports.bucket.has(path)) return;
    await ports.bucket.write(path, Buffer.from(text), { contentType, cacheControl: IMMUTABLE });
  };
  await Promise.all([
    write(names.bibtex, bibtex(item), TYPES.bib),
    write(names.ris, ris(item), TYPES.ris),
    write(names.csl, `${JSON.stringify([item], null, 2)}\n`, TYPES.json),
  ]);
  return { ...formatted(item), ...names };
}

/** Whether citations are those of the article as it stands. */
export function isCiteOf(cite: Cite, article: Citable, origin: string, publisher: string): boolean {
  return cite.csl === nameOf(cslItem(article, origin, publisher), 'json');
}
