import type { FileKind } from '@quire/model/entities/submission-file';
import { guessKind } from './guess-kind.ts';
import { refuseFile } from './refuse-file.ts';

interface SortedFiles<Chosen> {
  readonly wanted: readonly { readonly file: Chosen; readonly kind: FileKind }[];
  /** Why each of the others is not sent. */
  readonly refused: readonly string[];
}

/** Beside another text, LaTeX is what that was made of, and a notebook what was calculated for it. */
const lateness = ({ name }: { readonly name: string }): number =>
  /\.ipynb$/i.test(name) ? 2 : Number(/\.(tex|ltx)$/i.test(name));

interface Named {
  readonly name: string;
  readonly size: number;
  /** What whoever packed it says it is; without it, that is guessed. */
  readonly kind?: FileKind;
}

/**
 * What chosen files begin as. The PDF that was made of a LaTeX text is what reviewers read: it is looked at first,
 * and the text becomes its source. So is any text before a notebook. A file too large for the kind that its name suggests begins as a supplement. What
 * no kind takes is refused.
 */
export function sortChosen<Chosen extends Named>(
  files: readonly Chosen[],
  kinds: readonly FileKind[],
  taken: readonly FileKind[],
): SortedFiles<Chosen> {
  const wanted: { file: Chosen; kind: FileKind }[] = [];
  const refused: string[] = [];
  const inOrder = files.toSorted((a, b) => lateness(a) - lateness(b));
  for (const file of inOrder) {
    const there = [...taken, ...wanted.map(({ kind }) => kind)];
    const guess = guessKind(file.name, kinds, there, file.kind);
    const why = refuseFile(file, guess);
    if (why === null) wanted.push({ file, kind: guess });
    else if (refuseFile(file, 'supplement') === null) wanted.push({ file, kind: 'supplement' });
    else refused.push(why);
  }
  return { wanted, refused };
}
