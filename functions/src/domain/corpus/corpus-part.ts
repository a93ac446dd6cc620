/** One archive: the JATS of some articles of a journal's year, and a list of them. */
import { createHash } from 'node:crypto';
import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type ArticleCard, PublishedArticleSchema } from '@quire/model/entities/published';
import { isMiningReserved, licenceOf } from '@quire/model/licence';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import { publishedJats } from '../publishing/jats/published-jats.ts';

export type CorpusPorts = Pick<Ports, 'db' | 'bucket' | 'now' | 'log' | 'origin'>;

const LIST = 'manifest.json';
/** The same texts give the same archive. Zip files have no time before 1980. */
const TIME = '2000-01-01';

const ListedSchema = z.object({
  file: z.string(),
  doi: z.string().optional(),
  title: z.string(),
  status: z.string(),
  licence: z.string(),
  licenceUrl: z.string().optional(),
  /** Of what its text was made. */
  stamp: z.string(),
});
type Listed = z.infer<typeof ListedSchema>;
const ListSchema = z.object({ articles: z.array(ListedSchema) });

interface Entry extends Listed {
  readonly xml: Uint8Array;
}

/** What of an article decides on its text in JATS. */
export const stampOf = ({ issue, revision, status, updated, published }: ArticleCard): string =>
  [issue, revision, status, updated ?? published].join(' ');

export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The texts of an archive that was made before, by their names; none where it cannot be read. */
function entriesOf(zip: Uint8Array | null): Map<string, Entry> {
  if (!zip) return new Map();
  try {
    const files = unzipSync(zip);
    const { articles } = ListSchema.parse(JSON.parse(strFromU8(files[LIST] ?? new Uint8Array())));
    return new Map(
      articles.flatMap((each) => {
        const xml = files[each.file];
        return xml ? [[each.file, { ...each, xml }] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** An article's text; null where its licence reserves mining, and where it is not published now. */
async function entryOf(ports: CorpusPorts, card: ArticleCard, file: string): Promise<Entry | null> {
  const { db, bucket, origin } = ports;
  const { journal, akey, issue } = card;
  const read = async (collection: string, id: string): Promise<unknown> =>
    (await db.collection(collection).doc(id).get()).data() ?? null;
  const shown = PublishedArticleSchema.safeParse(
    await read(PUBLISHED_ARTICLES, articleDocId(journal, akey)),
  ).data;
  if (!shown || isMiningReserved(shown.metadata.licence)) return null;
  const source = { read, readFile: (path: string) => bucket.read(path), origin };
  const asked = { jkey: journal, jissue: issue, akey, version: null };
  const found = await publishedJats(source, asked);
  if (found?.kind === 'busy') throw new Error('jats/busy');
  if (found?.kind !== 'found') return null;
  const { licence } = found.article.metadata;
  const { url } = licenceOf(licence);
  return {
    ...{ file, title: card.title, status: card.status, licence, stamp: stampOf(card) },
    ...(found.article.doi ? { doi: found.article.doi } : {}),
    ...(url ? { licenceUrl: url } : {}),
    xml: strToU8(found.xml),
  };
}

interface MadePart {
  readonly zip: Uint8Array;
  readonly articles: number;
  readonly licences: Record<string, number>;
}

/**
 * Makes the archive of these articles, in their order. Texts that have not changed are taken from the one before. An
 * article whose text cannot be made is logged and left out: it must not keep all others from readers.
 *
 * @param before the archive that it replaces; null: none
 */
export async function makePart(
  ports: CorpusPorts,
  cards: readonly ArticleCard[],
  before: Uint8Array | null,
): Promise<MadePart> {
  const known = entriesOf(before);
  const packed: Zippable = {};
  const listed: Listed[] = [];
  const licences: Record<string, number> = {};
  for (const card of cards) {
    const file = `${card.journal}-${card.issue}-${card.akey}.xml`;
    const same = known.get(file);
    const entry =
      same?.stamp === stampOf(card)
        ? same
        : await entryOf(ports, card, file).catch((error: unknown) => {
            ports.log.error('corpus/left-out', { file, reason: reasonOf(error) });
            return null;
          });
    if (!entry) continue;
    const { xml, ...about } = entry;
    packed[file] = [xml, { mtime: TIME }];
    listed.push(about);
    licences[about.licence] = (licences[about.licence] ?? 0) + 1;
  }
  const list = strToU8(`${JSON.stringify({ articles: listed }, null, 2)}\n`);
  packed[LIST] = [list, { mtime: TIME }];
  return { zip: zipSync(packed), articles: listed.length, licences };
}
