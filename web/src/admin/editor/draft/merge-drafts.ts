import { type DraftContent, type DraftField, differing, isSame } from './draft-content.ts';
import { mergeTexts } from './merge-texts.ts';

export interface MergedDraft {
  /** With mine where both have changed the same in different ways. */
  readonly content: DraftContent;
  readonly conflicts: readonly DraftField[];
}

/** Files that either has added; what one has taken out while the other left it alone is out. */
function mergeFiles(base: DraftContent, mine: DraftContent, theirs: DraftContent) {
  const keyOf = ({ role, name }: DraftContent['files'][number]) => `${role} ${name}`;
  const [were, ours] = [
    new Map(base.files.map((f) => [keyOf(f), f])),
    new Map(mine.files.map((f) => [keyOf(f), f])),
  ];
  const same = (a: object | undefined, b: object | undefined) =>
    JSON.stringify(a) === JSON.stringify(b);
  const kept = theirs.files.flatMap((file) => {
    const [before, own] = [were.get(keyOf(file)), ours.get(keyOf(file))];
    if (!same(before, own)) return own ? [own] : [];
    return [file];
  });
  const there = new Set(theirs.files.map(keyOf));
  const added = mine.files.filter(
    (file) => !there.has(keyOf(file)) && !same(were.get(keyOf(file)), file),
  );
  return [...kept, ...added];
}

/** Mine and theirs in one, each field by itself; texts by their lines. */
export function mergeDrafts(
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
): MergedDraft {
  const conflicts: DraftField[] = [];
  const content = { ...theirs };
  for (const field of differing(base, mine)) {
    if (field === 'files') content.files = mergeFiles(base, mine, theirs);
    else if (isSame(base, theirs, field) || isSame(mine, theirs, field)) take(content, mine, field);
    else if (field === 'markdown' || field === 'bibtex' || field === 'abstract') {
      const merged = mergeTexts(base[field], mine[field], theirs[field]);
      if (merged === null) conflicts.push(field);
      content[field] = merged ?? mine[field];
    } else {
      conflicts.push(field);
      take(content, mine, field);
    }
  }
  return { content, conflicts };
}

type Writable = { -readonly [F in DraftField]: DraftContent[F] };
function take<F extends DraftField>(into: Writable, from: DraftContent, field: F): void {
  into[field] = from[field];
}
