const TAG = /<(\/?)([a-zA-Z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/g;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/**
 * Parts a rendered text into its outermost elements, so that a preview need only renew those that
 * have changed. Joined they are the text again; what is not well nested stays in one piece.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (const tag of html.matchAll(TAG)) {
    const [whole, close, name = '', closesItself] = tag;
    if (closesItself || VOID.test(name)) {
      if (depth > 0) continue;
    } else {
      depth += close ? -1 : 1;
      if (depth < 0) return [html];
      if (depth > 0) continue;
    }
    const to = tag.index + whole.length;
    blocks.push(html.slice(from, to));
    from = to;
  }
  if (depth !== 0) return [html];
  const rest = html.slice(from);
  if (rest !== '' && blocks.length > 0) blocks.push(`${blocks.pop()}${rest}`);
  return blocks.length > 0 || rest === '' ? blocks : [rest];
}
