const TAG = /<(\/?)(i|sub|sup)>|<\/?[a-z][^<>]*>/gi;

/**
 * HTML of the CSL processor, reduced to `<i>`, `<sub>` and `<sup>`, properly closed. A `<` that does not begin a tag is
 * text.
 */
export function onlyItalics(html: string): string {
  const open: string[] = [];
  let out = '';
  let from = 0;
  const text = (part: string) => part.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  for (const tag of html.matchAll(TAG)) {
    out += text(html.slice(from, tag.index));
    from = tag.index + tag[0].length;
    const name = tag[2]?.toLowerCase();
    if (!name) continue;
    if (!tag[1]) {
      open.push(name);
      out += `<${name}>`;
    } else if (open.at(-1) === name) {
      open.pop();
      out += `</${name}>`;
    }
  }
  out += text(html.slice(from));
  const ends = open.toReversed().map((name) => `</${name}>`);
  return (out + ends.join('')).replace(/\s+/g, ' ').trim();
}
