import {
  articleDocId,
  PRESS_SETTINGS,
  PUBLISHED_ARTICLES,
  SETTINGS,
} from '@quire/model/collections';
import { PressSchema } from '@quire/model/entities/press';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';
import { writeCiteFiles } from './make-cite.ts';

/** The names of citation files: no other file is created on request. */
const CITE_FILE = /^cite-[0-9a-f]{20}\.(?:bib|ris|json)$/;

/**
 * Writes the citation files of an article that was published without them, as by imports. Returns whether the current
 * article has one of this name. Reads two documents.
 */
export async function writeLateCite(
  ports: Ports,
  jkey: string,
  akey: string,
  name: string,
): Promise<boolean> {
  if (!CITE_FILE.test(name)) return false;
  const { db } = ports;
  const [published, press] = await db.getAll(
    db.collection(PUBLISHED_ARTICLES).doc(articleDocId(jkey, akey)),
    db.collection(SETTINGS).doc(PRESS_SETTINGS),
  );
  const article = PublishedArticleSchema.safeParse(published?.data()).data;
  const { bibtex, ris, csl } = article?.cite ?? {};
  if (!article || ![bibtex, ris, csl].includes(name)) return false;
  const publisher = PressSchema.safeParse(press?.data()).data?.name ?? article.journalTitle;
  return writeCiteFiles(ports, article, publisher, name);
}
