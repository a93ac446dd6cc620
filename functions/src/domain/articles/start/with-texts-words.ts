import { fundersStated } from '@quire/content/paper/funders-in-text';
import { statedIn } from '@quire/content/paper/take-statements';
import type { ArticleMetadata } from '@quire/model/entities/article';
import type { ManuscriptText } from './manuscript-text.ts';

/**
 * The metadata of a manuscript, completed by what its text says and its authors have not entered: statements, and who paid
 * for the work. Funders that they have entered are the whole list; otherwise it is the text's, and where that has no
 * records, what the statements name together with the numbers of grants, as for papers that are imported. `text`: null if it
 * could not be read.
 */
export function withTextsWords(
  metadata: ArticleMetadata,
  text: Pick<ManuscriptText, 'statements' | 'funders'> | null,
): ArticleMetadata {
  const statements = { ...text?.statements, ...statedIn(metadata) };
  const lists = [metadata.funders, text?.funders ?? [], fundersStated(statements)];
  const funders = lists.find((list) => list.length > 0) ?? [];
  return { ...metadata, ...statements, funders: [...funders] };
}
