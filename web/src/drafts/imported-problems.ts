import { type ImportProblem, ImportProblemSchema } from '@quire/model/entities/import-problem';
import { z } from 'zod';
import { type StoredValue, storedValue } from './stored-value.ts';

const KeptSchema = z.array(ImportProblemSchema);

/**
 * What the last import into an article could not read (id of its document), kept on the device of whoever imported it,
 * as unsaved text is.
 */
export const importedProblems = (article: string): StoredValue<ImportProblem[]> =>
  storedValue(`quire:imported:${article}`, KeptSchema);

/** Keeps the problems that need work, in place of those before. */
export function keepImportedProblems(article: string, problems: readonly ImportProblem[]): void {
  const open = problems.filter(({ severity }) => severity !== 'note');
  importedProblems(article).write(open.length > 0 ? open : null);
}
