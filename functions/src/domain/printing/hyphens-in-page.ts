/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Hyphens of the page in the browser before it is printed. These functions are sent there as text: they cannot use
 * anything else in this module.
 */

/**
 * The texts whose words may break at the end of a line, by the style (`hyphens: auto`): no code, formulas, tables and
 * references. Each with its language.
 */
export function textsToHyphenate(): { node: Text; language: string }[] {
  const APART = ':is(code, pre, math, .katex, svg, h1, h2, h3, h4, h5, :is(td, th), .reference)';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { node: Text; language: string }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!(node instanceof Text) || !holder || !/\S{7}/.test(node.data)) continue;
    if (holder.closest(APART) || getComputedStyle(holder).hyphens !== 'auto') continue;
    const language = holder.closest('[lang]')?.getAttribute('lang') ?? '';
    found.push({ node, language });
  }
  return found;
}

/** Gives these texts their soft hyphens. */
export function putHyphens(
  found: readonly { readonly node: Text }[],
  texts: readonly string[],
): void {
  found.forEach(({ node }, at) => {
    const text = texts[at];
    if (text !== undefined && text !== node.data) node.data = text;
  });
}

/**
 * Makes a soft hyphen at the end of a line a hyphen, which readers of PDF remove again from what is copied or searched, as
 * from any typeset text; the browser would leave both characters there. The others are removed. Nothing may change the
 * lines afterwards.
 */
export function settleHyphens(found: readonly { readonly node: Text }[]): void {
  const SOFT_HYPHEN = '\u00AD';
  const range = document.createRange();
  const lineOf = (node: Text, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    // The first character of a line also has a place at the end of the line before.
    return [...range.getClientRects()].at(-1);
  };
  const isBetweenLines = (node: Text, before: number, after: number) => {
    const [above, below] = [lineOf(node, before), lineOf(node, after)];
    return above !== undefined && below !== undefined && below.top - above.top > above.height / 2;
  };
  // All are measured before the first is changed: each change costs a layout.
  const settled = found.map(({ node }) =>
    node.data.replaceAll(SOFT_HYPHEN, (_sign, at: number) =>
      isBetweenLines(node, at - 1, at + 1) ? `-${SOFT_HYPHEN}` : '',
    ),
  );
  const hyphens = found.flatMap(({ node }, at) => {
    const parts = (settled[at] ?? '').split(SOFT_HYPHEN);
    const text = parts.join('');
    if (text !== node.data) node.data = text;
    let length = 0;
    return parts.slice(0, -1).map((part) => {
      length += part.length;
      return { node, place: length - 1 };
    });
  });
  // A hyphen of another width than the browser's own may have moved a line; removing it may move others.
  for (let standing = hyphens, wrong = hyphens; wrong.length > 0; ) {
    wrong = standing.filter(({ node, place }) => !isBetweenLines(node, place, place + 1));
    for (const { node, place } of wrong.toReversed()) node.deleteData(place, 1);
    standing = standing
      .filter((hyphen) => !wrong.includes(hyphen))
      .map(({ node, place }) => ({
        node,
        place: place - wrong.filter((each) => each.node === node && each.place < place).length,
      }));
  }
}
