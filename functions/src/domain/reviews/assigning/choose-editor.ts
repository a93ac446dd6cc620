/** Which editors a journal's rule chooses for a manuscript. */
import type { Assignment } from '@quire/model/entities/assignment';
import type { Submission } from '@quire/model/entities/submission';
import { fold } from '@quire/model/search-terms';

type Judged = Pick<Submission, 'articleType' | 'keywords'>;
type Turns = Readonly<Record<string, string>>;
type Listed = Assignment['editors'][number];

const plain = (word: string): string => fold(word).replace(/\s+/g, ' ').trim();

/**
 * How well an editor's types or subjects fit; null: not at all. 0: they take what no other editor takes.
 */
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
 * The editors who can be assigned a manuscript, best first: by fit, then by how long they have waited for their
 * turn, then in the order of the list. `staff`: the journal's editors who are not authors of the manuscript.
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
