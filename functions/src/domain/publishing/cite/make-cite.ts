/** An article's citations: six styles for its page, three files beside its text. */
import { createHash } from 'node:crypto';
import { risRecord } from '@quire/content/references/ris-record';
import { publishedFilePath } from '@quire/model/collections';
import type { Cite } from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';
import { IMMUTABLE } from '../../figures/figure-variants.ts';
import { bibtex } from './bibtex.ts';
import { CITE_TYPES } from './cite-types.ts';
import { type Citable, type CslItem, cslItem } from './csl-item.ts';
import { formatted } from './formatted.ts';

const MAKER = 3;

/** Everything is derived from the item; a change of this code requires another name. */
const nameOf = (item: CslItem, extension: string) => {
  const hash = createHash('sha256')
    .update(JSON.stringify([MAKER, item]))
    .digest('hex');
  return `cite-${hash.slice(0, 20)}.${extension}`;
};

interface Files {
  readonly names: Pick<Cite, 'bibtex' | 'ris' | 'csl'>;
  write(ports: Pick<Ports, 'bucket'>): Promise<void>;
}

function filesOf(item: CslItem, { journal, akey }: Pick<Citable, 'journal' | 'akey'>): Files {
  const names = {
    bibtex: nameOf(item, 'bib'),
    ris: nameOf(item, 'ris'),
    csl: nameOf(item, 'json'),
  };
  return {
    names,
    async write({ bucket }) {
      const one = async (name: string, text: string, contentType: string) => {
        const path = publishedFilePath(journal, akey, name);
        if (await bucket.has(path)) return;
        await bucket.write(path, Buffer.from(text), { contentType, cacheControl: IMMUTABLE });
      };
      await Promise.all([
        one(names.bibtex, bibtex(item), CITE_TYPES.bib),
        one(names.ris, risRecord(item), CITE_TYPES.ris),
        one(names.csl, `${JSON.stringify([item], null, 2)}\n`, CITE_TYPES.json),
      ]);
    },
  };
}

/**
 * The citations of the current article. Existing ones are used if their content is the same; otherwise they are made
 * and their files written, which can be repeated: a name is a hash. Without `files`, these are written on request
 * (`writeCiteFiles`).
 */
export async function makeCite(
  ports: Ports,
  article: Citable,
  publisher: string,
  before: Cite | undefined,
  { files = true } = {},
): Promise<Cite> {
  const item = cslItem(article, ports.origin, publisher);
  const { names, write } = filesOf(item, article);
  if (before?.csl === names.csl) return before;
  if (files) await write(ports);
  return { ...formatted(item), ...names };
}

/** Writes the files of an article's citations. Returns whether one of them has this name. */
export async function writeCiteFiles(
  ports: Ports,
  article: Citable,
  publisher: string,
  wanted: string,
): Promise<boolean> {
  const { names, write } = filesOf(cslItem(article, ports.origin, publisher), article);
  if (!Object.values(names).includes(wanted)) return false;
  await write(ports);
  return true;
}

/** Whether citations are those of the current article. */
export function isCiteOf(cite: Cite, article: Citable, origin: string, publisher: string): boolean {
  return cite.csl === nameOf(cslItem(article, origin, publisher), 'json');
}
