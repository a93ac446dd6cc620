/** Handles the change of a content document: updates its public copy, then the pages that show it. */
import {
  originalDocId,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_POSTS,
} from '@quire/model/collections';
import type { Ports } from '../../platform/database/ports.ts';
import { placeRecord } from './list-moves.ts';
import { publishBook } from './publish-book.ts';
import { publishConference } from './publish-conference.ts';
import type { ContentResult } from './publish-content.ts';
import { publishPage } from './publish-page.ts';
import { publishPost } from './publish-post.ts';
import {
  rebuildConferences,
  rebuildHome,
  rebuildPages,
  rebuildPressTexts,
} from './rebuild-pages.ts';
import { refreshProceedings } from './refresh-proceedings.ts';

/** `journals~SJCM~for_authors` → `SJCM`; undefined for a text of the press. */
function journalOfPage(id: string): string | undefined {
  const [area, jkey, ...rest] = originalDocId(id).split('~');
  return area === 'journals' && rest.length > 0 ? jkey : undefined;
}

/** `pages/{id}`: its journal's page lists its texts, or the press's list of texts does. */
export async function deliverPage(ports: Ports, id: string): Promise<ContentResult> {
  const result = await publishPage(ports, id);
  if (!result.ok) return result;
  const jkey = journalOfPage(id);
  await (jkey ? rebuildPages(ports, jkey, []) : rebuildPressTexts(ports));
  return result;
}

/** `posts/{id}`: its list, and the home page if it is news. Of a translation, where its original is listed. */
export async function deliverPost(ports: Ports, id: string): Promise<ContentResult> {
  const result = await publishPost(ports, id);
  const original = originalDocId(id);
  const listed = id === original || !result.ok ? result : await publishPost(ports, original);
  if (!listed.ok) return listed;
  await placeRecord(ports, ports.db.collection(PUBLISHED_POSTS).doc(original));
  if (original.startsWith('news~')) await rebuildHome(ports);
  return result;
}

/** `books/{bkey}` and the list of books. */
export async function deliverBook(ports: Ports, id: string): Promise<ContentResult> {
  const result = await publishBook(ports, id);
  if (!result.ok) return result;
  await placeRecord(ports, ports.db.collection(PUBLISHED_BOOKS).doc(id));
  return result;
}

/** `conferences/{ckey}`, its proceedings, the list of conferences, and the newest of them for the pages about them. */
export async function deliverConference(ports: Ports, id: string): Promise<ContentResult> {
  await refreshProceedings(ports, id);
  const result = await publishConference(ports, id);
  if (!result.ok) return result;
  await placeRecord(ports, ports.db.collection(PUBLISHED_CONFERENCES).doc(id));
  await rebuildConferences(ports);
  return result;
}
