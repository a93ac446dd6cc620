import type { ArticleFile } from '@quire/model/entities/article';
import type { FileKind, StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { bytesOf, carryFigure, carryFile, type StartPorts } from './carry-files.ts';
import type { ManuscriptText } from './manuscript-text.ts';

/** Sources for production, which are not published. */
const SOURCES: readonly FileKind[] = ['manuscript', 'source', 'graphical_abstract'];

interface Carried {
  readonly files: readonly ArticleFile[];
  readonly notes: readonly string[];
}

/** Figures under the names that the text uses, supplements, and the manuscript itself. */
export async function carryAll(
  ports: StartPorts,
  article: string,
  files: readonly StoredSubmissionFile[],
  text: ManuscriptText | null,
): Promise<Carried> {
  const carried: ArticleFile[] = [];
  const notes: string[] = [];
  const take = (made: ArticleFile | string | null, name: string) => {
    if (made === null) notes.push(`“${name}” is gone from the store.`);
    else if (typeof made === 'string') notes.push(made);
    else if (!carried.some((each) => each.name === made.name)) carried.push(made);
  };
  for (const [name, bytes] of text?.pictures ?? []) {
    take(await carryFigure(ports, article, { name, bytes }), name);
  }
  const calledIn = new Map([...(text?.figures ?? [])].map(([name, file]) => [file, name]));
  for (const file of files) {
    if (file.kind === 'figure') {
      const name = calledIn.get(file.name) ?? file.name;
      take(await carryFigure(ports, article, { name, bytes: await bytesOf(ports, file) }), name);
    } else if (file.kind === 'supplement') {
      take(await carryFile(ports, article, file, 'supplement'), file.name);
    } else if (SOURCES.includes(file.kind)) {
      take(await carryFile(ports, article, file, 'source'), file.name);
    }
  }
  return { files: carried, notes };
}
