import type { Hit } from '@quire/model/search/search-hit';

/** A text of a result with its marks; without, where the engine has sent none. */
export function markedOf({ marked }: Pick<Hit, 'marked'>, name: string, plain: string): string {
  const text = marked[name];
  return typeof text === 'string' ? text : plain;
}

/** The same of a list of texts. */
export function markedListOf(
  { marked }: Pick<Hit, 'marked'>,
  name: string,
  plain: readonly string[],
): readonly string[] {
  const texts = marked[name];
  return typeof texts === 'object' && texts.length > 0 ? texts : plain;
}
