import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { type Person, principalId } from '../access/principal.ts';
import { statusAfter } from './change-article.ts';
import { type Notice, prepareNotice } from './notice.ts';
import { readSavedVersion } from './read-article.ts';
import { throughGate } from './through-gate.ts';
import { withVersionNote } from './with-version-note.ts';

interface Asked {
  readonly article: string;
  readonly revision: number;
  /** The text of the correction: shown with the version, and in the notice. */
  readonly note: string;
  readonly notice: boolean;
}

/**
 * Publishes a corrected version of record, with a note of what was corrected, and optionally with a separate notice
 * that can be cited. Throws `Refused`: `article/nothing-new` if nothing was saved since the last publication.
 */
export function correctArticle(
  ports: Ports,
  person: Person,
  { article: id, revision, note, notice: wantsNotice }: Asked,
): Promise<ArticleAnswer> {
  return throughGate(ports, person, {
    id,
    terms: { event: 'correct', revision, note, notice: wantsNotice },
    on: ports.now().toISOString(),
    isDone: ({ status, publishedRevision, notes = [] }) =>
      status === 'corrected' &&
      publishedRevision === revision &&
      notes.some((each) => each.revision === revision && each.note === note),
    change: async (tx, article, at) => {
      if (revision <= article.publishedRevision) throw new Refused('article/nothing-new');
      const by = principalId(person);
      let notice: Notice | null = null;
      if (wantsNotice) {
        const { metadata } = await readSavedVersion(ports.db, id, revision);
        const wanted = { kind: 'correction', text: note, by, at } as const;
        notice = await prepareNotice(ports.db, tx, article, metadata.licence, wanted);
      }
      return {
        fields: {
          status: statusAfter(article, 'correct'),
          publishedRevision: revision,
          notes: withVersionNote(article, { revision, at, note }),
        },
        reason: note,
        detail: { revision, notice: notice?.id },
        ...(notice ? { notice: notice.id, write: notice.write } : {}),
      };
    },
  });
}
