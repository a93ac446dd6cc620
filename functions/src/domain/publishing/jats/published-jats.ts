/** A published article in JATS, made from what publishing has stored. Five documents are read, and a sixth where its review is published. */
import { jatsArticle } from '@quire/content/export/jats-article';
import type { ExportedPaper } from '@quire/content/export/read-paper-tree';
import { bodyWordsIn } from '@quire/content/run/body-words';
import type { FigureSource } from '@quire/content/run/figure-source';
import { jatsPath } from '@quire/model/article-paths';
import {
  ARTICLES,
  articleDocId,
  articleFilePath,
  JOURNALS,
  PRESS_SETTINGS,
  PUBLISHED_ARTICLES,
  REFERENCE_SEARCHES,
  SETTINGS,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import { type ArticleVersion, ArticleVersionSchema } from '@quire/model/entities/article';
import { JournalSchema } from '@quire/model/entities/journal';
import { PressSchema } from '@quire/model/entities/press';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { normaliseDoi } from '@quire/model/identifiers';
import { mediaPath } from '@quire/model/paths';
import { URL_KEY } from '@quire/model/url-key';
import { variantsOf } from '../../figures/figure-variants.ts';
import { withAnnounced } from '../accepted-relations.ts';
import { publishedReview } from '../peer-review/published-review.ts';
import { foundDoisIn } from '../references/reference-search.ts';
import { paperReviews } from './paper-reviews.ts';
import { publishedPlace } from './published-place.ts';
import { versionKey, versionParts } from './version-parts.ts';

interface JatsSource {
  /** Reads a document of a collection; null where there is none. */
  readonly read: (collection: string, id: string) => Promise<unknown>;
  /** Reads a stored file; null where there is none. */
  readonly readFile: (path: string) => Promise<Uint8Array | null>;
  /** `https://press.example`. */
  readonly origin: string;
}

interface JatsAsked {
  readonly jkey: string;
  readonly jissue: string;
  readonly akey: string;
  /** The revision of an earlier version, as the address has it; null for the newest. */
  readonly version: string | null;
}

type JatsAnswer =
  | { readonly kind: 'found'; readonly xml: string; readonly article: PublishedArticle }
  /** To the one address of this version. */
  | { readonly kind: 'moved'; readonly path: string }
  /** Too many others are being made. */
  | { readonly kind: 'busy' };

/** The figures at their public addresses, each in its greatest size. Of one that was never measured it is unknown. */
function figuresOf(
  { journal, akey }: PublishedArticle,
  files: ArticleVersion['files'],
  origin: string,
): Map<string, FigureSource> {
  const folder = articleFilePath(articleDocId(journal, akey), '');
  return new Map(
    files.flatMap(({ role, name, path, sha256, width, height }) => {
      const isPublished = role === 'figure' && path.startsWith(folder);
      if (!isPublished || width === undefined || height === undefined) return [];
      const variant = variantsOf(sha256, width).at(-1);
      const src = variant && origin + mediaPath(journal, akey, variant.name);
      return src ? [[name, { src, width, height }]] : [];
    }),
  );
}

/** The revision that an address names; null for one that was never public. */
function askedRevision({ revision, versions }: PublishedArticle, asked: string | null) {
  if (asked === null) return revision;
  return versions.find((version) => String(version.revision) === asked)?.revision ?? null;
}

/** Null where no such article or version is public. Fails where a document cannot be read. */
export async function publishedJats(
  { read, readFile, origin }: JatsSource,
  { jkey, jissue, akey, version: asked }: JatsAsked,
): Promise<JatsAnswer | null> {
  if (!URL_KEY.test(jkey) || !URL_KEY.test(akey)) return null;
  const id = articleDocId(jkey, akey);
  const article = PublishedArticleSchema.safeParse(await read(PUBLISHED_ARTICLES, id)).data;
  const revision = article && askedRevision(article, asked);
  if (!article || revision === undefined || revision === null) return null;
  const isNewest = revision === article.revision;
  // An article that has moved to another issue keeps its old address, and the newest version has one.
  if (article.issue !== jissue || (isNewest && asked !== null)) {
    const path = jatsPath(jkey, article.issue, akey, isNewest ? undefined : revision);
    return { kind: 'moved', path };
  }
  const [stored, journal, press, search, review] = await Promise.all([
    read(`${ARTICLES}/${id}/${VERSIONS}`, versionDocId(revision)),
    read(JOURNALS, jkey),
    read(SETTINGS, PRESS_SETTINGS),
    read(REFERENCE_SEARCHES, id),
    article.hasReviews ? publishedReview({ read, readFile }, article) : null,
  ]);
  const version = ArticleVersionSchema.safeParse(stored).data;
  if (!version) return null;
  const { markdown, bibtex, macros, files } = version;
  const doi = version.metadata.doi && normaliseDoi(version.metadata.doi);
  // What services have announced belongs to the article, whatever its version says.
  const relations = withAnnounced(version.metadata.relations, article.announced);
  const metadata = { ...version.metadata, relations, ...(doi ? { doi } : {}) };
  const foundDois = foundDoisIn(search);
  const reviews = doi && review ? paperReviews(article, doi, review, origin) : [];
  // Of a review, which never changes, it is said where it is read and whose letters are in it.
  const besides = [
    article.provedOrcids,
    JSON.stringify(article.announced ?? []),
    reviews.length > 0 && [jissue, article.journalTitle],
  ];
  const parts = await versionParts(
    versionKey(`${id} ${revision} ${version.savedAt} ${besides}`, foundDois),
    (): ExportedPaper => ({
      ...{
        metadata,
        markdown,
        bibtex,
        macros,
        foundDois,
        reviews,
        figures: figuresOf(article, files, origin),
      },
      words: bodyWordsIn(metadata.language),
      provedOrcids: article.provedOrcids,
    }),
  );
  if (parts === 'busy') return { kind: 'busy' };
  const place = publishedPlace({
    ...{ article, version, origin },
    journal: JournalSchema.safeParse(journal).data,
    publisher: PressSchema.safeParse(press).data?.name ?? article.journalTitle,
  });
  return { kind: 'found', xml: jatsArticle(parts, metadata, place), article };
}
