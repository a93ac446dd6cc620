import type { CALLS } from '@quire/model/calls/calls';
import { AUDIT, REFERENCE_SEARCHES } from '@quire/model/collections';
import {
  type ReferenceSearch,
  ReferenceSearchSchema,
} from '@quire/model/entities/reference-search';
import { can } from '@quire/model/roles';
import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { articleIn, articleRef } from '../articles/read-article.ts';
import { subjectOf } from '../articles/subject-of.ts';

type Asked = z.output<typeof CALLS.foundReferences.request>;
type Judged = NonNullable<Asked['judged']>;

/** What changes in a search; null where that was said before, or nothing of this DOI is known. */
function changeOf({ found, removed }: ReferenceSearch, { doi, verdict }: Judged) {
  const isThere = found.some(
    (each) => each.doi === doi && !(verdict === 'confirm' && each.isConfirmed),
  );
  if (!isThere) return null;
  if (verdict === 'confirm')
    return {
      found: found.map((each) =>
        each.doi === doi ? { ...each, isConfirmed: true as const } : each,
      ),
    };
  return {
    found: found.filter((each) => each.doi !== doi),
    removed: [...new Set([...removed, doi])],
    // The job makes the published text again, without it.
    ...{ due: '', attempts: 0 },
  };
}

/**
 * `foundReferences`: the DOIs that were found for an article's references, after what is said about one of them. One
 * that is removed goes from all references of the article, and is not found again. Throws `Refused`:
 * `article/not-found`, `access/denied`.
 */
export async function judgeFoundDoi(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  person: Person,
  { article: id, judged }: Asked,
): Promise<z.input<typeof CALLS.foundReferences.response>> {
  const article = articleIn(await articleRef(db, id).get());
  const action = judged ? 'article.edit' : 'article.read';
  if (!can(person, action, await subjectOf(db, article))) throw new Refused('access/denied');
  const ref = db.collection(REFERENCE_SEARCHES).doc(id);
  return inTransaction(db, async (tx) => {
    const search = ReferenceSearchSchema.safeParse((await tx.get(ref)).data()).data;
    if (!search) return { found: [] };
    const change = judged && changeOf(search, judged);
    if (!judged || !change) return { found: search.found };
    tx.update(ref, change);
    tx.create(db.collection(AUDIT).doc(), {
      ...{ action: `reference.${judged.verdict}`, at: now().toISOString(), by: person.uid },
      ...{ article: id, dois: [judged.doi] },
    });
    return { found: change.found };
  });
}
