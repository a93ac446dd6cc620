import type { Deliver } from './content-event.ts';
import type { Reaction } from './reaction.ts';

type DeliverContent = typeof import('../../domain/publishing/deliver-content.ts');

/**
 * What follows from every change of a collection's documents: `{collection}/{id}` is brought to where
 * readers find it. The renderer is loaded with the first change that readers may see.
 *
 * @param deliverOf how, of what `publish/deliver-content.ts` knows
 */
const contentWritten =
  (deliverOf: (all: DeliverContent) => Deliver): Reaction =>
  async (written) => {
    const { contentEvent } = await import('./content-event.ts');
    const deliver = deliverOf(await import('../../domain/publishing/deliver-content.ts'));
    await contentEvent(written, deliver);
  };

/** `pages/{id}` → `publishedPages/{id}`, its files, its journal or the press’s list of texts. */
export const pageWritten = contentWritten(({ deliverPage }) => deliverPage);
/** `posts/{id}` → `publishedPosts/{id}`, its files, its list, the home page’s news. */
export const postWritten = contentWritten(({ deliverPost }) => deliverPost);
/** `books/{bkey}` → `publishedBooks/{bkey}`, its files, the list of books. */
export const bookWritten = contentWritten(({ deliverBook }) => deliverBook);
/** `conferences/{ckey}` → `publishedConferences/{ckey}`, the papers of its proceedings, the list of conferences. */
export const conferenceWritten = contentWritten(({ deliverConference }) => deliverConference);
