import { mergeFields } from '../../../drafts/merge-fields.ts';
import { DRAFT_FIELDS, type DraftContent, type DraftField, isSame } from './draft-content.ts';
import { mergeTexts } from './merge-texts.ts';

export interface MergedArticleDraft {
  /** Contains my version where both have changed the same place in different ways. */
  readonly content: DraftContent;
  readonly conflicts: readonly DraftField[];
}

/** Files that either has added; a file removed by one and left unchanged by the other is removed. */
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

const TEXTS = ['markdown', 'bibtex', 'abstract'] as const;

/** Merges mine and theirs, field by field; texts line by line. */
export function mergeDrafts(
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
): MergedArticleDraft {
  const { draft, conflicts } = mergeFields(
    { base, mine, theirs },
    {
      groups: DRAFT_FIELDS.map((field) => [field]),
      isSame,
      combine(_, field) {
        if (field === 'files') return { files: mergeFiles(base, mine, theirs) };
        const text = TEXTS.find((each) => each === field);
        const merged = text ? mergeTexts(base[text], mine[text], theirs[text]) : null;
        return text && merged !== null ? { [text]: merged } : null;
      },
    },
  );
  return { content: draft, conflicts };
}
