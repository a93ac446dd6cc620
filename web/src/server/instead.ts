import type { PublicReader } from '../data/public/public-reader.ts';

/** What a page shows in place of what the press has stored: a preview of something that is not public. */
export interface Instead {
  /** By collection and id: `publishedArticles/CES~mud`. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** Texts of files, by their paths on the press's host. */
  readonly media: Readonly<Record<string, string>>;
}

/** Reads as `reader` does, but for what is given here. */
export const readingInstead = (
  reader: PublicReader,
  { documents, media }: Instead,
): PublicReader => ({
  ...reader,
  document: async (collection, id) =>
    documents[`${collection}/${id}`] ?? reader.document(collection, id),
  media: async (path) => media[path] ?? reader.media(path),
});
