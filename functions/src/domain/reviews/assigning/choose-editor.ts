/** Whom a journal's rule gives a manuscript to. */
import type { Assignment } from '@quire/model/entities/assignment';
import type { Submission } from '@quire/model/entities/submission';
import { fold } from '@quire/model/search-terms';

type Judged = Pick<Submission, 'articleType' | 'keywords'>;
type Turns = Readonly<Record<string, string>>;
type Listed = Assignment['editors'][number];

const plain = (word: string): string => fold(word).replace(/\s+/g, ' ').trim();

/** How well what an editor takes fits; null: it is not for them. 0: they take what nobody else takes. */
function fit(
  { types, subjects }: Listed,
  rule: Assignment['rule'],
  { articleType, keywords }: Judged,
) {
  if (rule === 'rotation') return 1;
  if (rule === 'type') {
    if (types.length === 0) return 0;
    return types.some((type) => type === articleType) ? 1 : null;
  }
  if (subjects.length === 0) return 0;
  const words = new Set(keywords.map(plain));
  const shared = subjects.filter((subject) => words.has(plain(subject))).length;
  return shared > 0 ? shared : null;
}

/**
 * The editors whom a manuscript may be given to, best first: by how well it fits what they take, then whoever has
 * waited longest for their turn, then in the order of the list. `staff`: the journal's editors who are none of its
 * authors.
 */
export function editorsInOrder(
  { rule, editors }: Assignment,
  staff: readonly { readonly uid: string; readonly name: string }[],
  submission: Judged,
  turns: Turns,
): string[] {
  if (rule === 'off') return [];
  const everyone = staff.map((editor) => ({ editor, types: [], subjects: [] }));
  const listed: readonly Listed[] =
    editors.length > 0 ? editors : rule === 'rotation' ? everyone : [];
  const serving = new Set(staff.map(({ uid }) => uid));
  return listed
    .flatMap((each, place) => {
      const { uid } = each.editor;
      const fits = serving.has(uid) ? fit(each, rule, submission) : null;
      return fits === null ? [] : [{ uid, fits, place, last: turns[uid] ?? '' }];
    })
    .toSorted((a, b) => b.fits - a.fits || a.last.localeCompare(b.last) || a.place - b.place)
    .map(({ uid }) => uid);
}
