/** The list of a package in which a manuscript moves between publishers: MECA, NISO RP-30. */
import type { FileKind } from '@quire/model/entities/submission-file';
import { MECA_ITEM_TYPES } from '@quire/model/submission/meca-item-types';
import {
  attribute,
  childNamed,
  childrenNamed,
  readXml,
  tagNameOf,
  wordsOf,
} from '../convert/xml.ts';
import { folderOf, normalisePath } from '../paper/find-files.ts';

/** Why a file of a package does not become one of a submission. */
export type MecaOmission = 'review' | 'transfer' | 'unknown' | 'missing' | 'unlisted';

interface MecaItem {
  /** What it becomes, or why it becomes nothing. */
  readonly role: FileKind | 'metadata' | 'review' | 'transfer' | 'unknown';
  readonly title: string;
  /** In the package; null for an address outside it. */
  readonly path: string | null;
  /** As the list has it. */
  readonly href: string;
}

/** `cover-letter`, `coverletter` and `Cover Letter` are one: the standard leaves the spelling open. */
const plain = (type: string): string => type.toLowerCase().replace(/[^a-z]/g, '');

const SUPPLEMENTS = [
  ...[
    'supplement',
    'supplemental',
    'supplementary',
    'supplementary-file',
    'supporting-information',
  ],
  ...['appendix', 'data', 'dataset', 'table', 'video', 'audio', 'media'],
];
/** Of the reviews that a manuscript has had elsewhere; what its authors answered belongs to them. */
const REVIEWS = [
  ...['review', 'reviews', 'review-metadata', 'peer-review', 'reviewer-report', 'decision-letter'],
  ...['author-response', MECA_ITEM_TYPES.response_letter, MECA_ITEM_TYPES.tracked_changes],
];
const FIRST_KINDS = [
  ...(['manuscript', 'figure', 'source', 'supplement', 'cover_letter'] as const),
  'graphical_abstract',
] as const;

const ROLES: ReadonlyMap<string, MecaItem['role']> = new Map(
  [
    ...FIRST_KINDS.map((kind) => [MECA_ITEM_TYPES[kind], kind] as const),
    ['article', 'manuscript'] as const,
    ['source', 'source'] as const,
    ['inline-graphic', 'figure'] as const,
    ['image', 'figure'] as const,
    ...SUPPLEMENTS.map((type) => [type, 'supplement'] as const),
    ...REVIEWS.map((type) => [type, 'review'] as const),
    ['article-metadata', 'metadata'] as const,
    ['transfer', 'transfer'] as const,
    ['transfer-metadata', 'transfer'] as const,
  ].map(([type, role]) => [plain(type), role]),
);

/** Where the list may be: in a package, or in its folder that was packed again. */
const isList = (path: string): boolean => /^([^/]+\/)?manifest\.xml$/i.test(path);

/** Whether this path, as an archive has it, may be that of a list. */
export const mayBeMecaManifest = (path: string): boolean => isList(path.replaceAll('\\', '/'));

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/**
 * What the list of a package names, in its order, once for each file; null where these files, by their paths, have no such
 * list: other archives have a `manifest.xml` as well. Attributes may have the names of the first drafts of the standard.
 */
export function readMecaManifest(
  files: ReadonlyMap<string, Uint8Array>,
): { readonly list: string; readonly items: readonly MecaItem[] } | null {
  const lists = [...files.keys()].filter(isList);
  const list = lists.toSorted((a, b) => a.length - b.length)[0];
  if (list === undefined) return null;
  const root = readXml(new TextDecoder().decode(files.get(list)));
  if (!root || tagNameOf(root) !== 'manifest') return null;
  const items = childrenNamed(root, 'item').flatMap((item): MecaItem[] => {
    const type = attribute(item, 'item-type') || attribute(item, 'type');
    const role = ROLES.get(plain(type)) ?? 'unknown';
    const title = wordsOf(childNamed(item, 'item-title', 'title'));
    return childrenNamed(item, 'instance').map((instance) => {
      const href = attribute(instance, 'href');
      const isOutside = /^([\\/]|[a-z][a-z+.-]*:)/i.test(href);
      const within = [`${folderOf(list)}/${href}`, `${folderOf(list)}/${decoded(href)}`];
      const paths = isOutside ? [] : within.map(normalisePath);
      const path = paths.find((each) => each !== null && files.has(each)) ?? paths[0] ?? null;
      return { role, title, path, href: decoded(href) };
    });
  });
  return items.length > 0 ? { list, items } : null;
}
