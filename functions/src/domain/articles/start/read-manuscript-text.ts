import type { BodyWords } from '@quire/content/run/body-words';
import type { StoredSubmissionFile } from '@quire/model/entities/submission-file';
import type { ArticleStatement } from '@quire/model/statements/article-statements';
import { bytesOf, type StartPorts } from './carry-files.ts';
import { type ManuscriptText, manuscriptText } from './manuscript-text.ts';

type Clean = (file: StoredSubmissionFile, bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** Which sources are parts of the text: all of LaTeX's; of a notebook's, data may be as large as they like. */
const PARTS: Readonly<Record<string, RegExp>> = { tex: /./, ipynb: /\.bib$/i };

const asItIs: Clean = (_file, bytes) => bytes;

/**
 * The text of the manuscript, or of a JATS file beside it. `known`: statements that are not searched for; `words`: in the
 * language of the manuscript; `clean`: applied to each file before it is read.
 */
export async function readManuscriptText(
  ports: Pick<StartPorts, 'store'>,
  files: readonly StoredSubmissionFile[],
  { known, words }: { readonly known: readonly ArticleStatement[]; readonly words: BodyWords },
  clean: Clean = asItIs,
): Promise<ManuscriptText | null> {
  const own = files.flatMap(({ kind, name }) => (kind === 'figure' ? [name] : []));
  const manuscript = files.findLast(({ kind }) => kind === 'manuscript');
  const jats = files.filter(({ format }) => format === 'xml');
  const sources = new Map<string, Uint8Array>();
  const isRead = PARTS[manuscript?.format ?? ''];
  if (isRead) {
    for (const file of files.filter(({ kind, name }) => kind === 'source' && isRead.test(name))) {
      sources.set(file.name, await clean(file, await bytesOf(ports, file)));
    }
  }
  for (const file of [...(manuscript ? [manuscript] : []), ...jats]) {
    const text = await manuscriptText(file.format, await clean(file, await bytesOf(ports, file)), {
      own,
      sources,
      known,
      words,
    });
    if (text) return text;
  }
  return null;
}
