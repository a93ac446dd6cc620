/** Pandoc's attributes: `{#fig:x .wide width=70% alt="…"}`. */

/** A quoted value may hold braces: titles have commands of TeX. */
const GROUP = /^\s*\{((?:"[^"]*"|“[^”]*”|[^{}"“])*)\}/;
const LAST_GROUP = /\{(?:"[^"]*"|“[^”]*”|[^{}"“])*\}\s*$/;
const ONE = /#([\w:.-]+)|\.([\w-]+)|([\w-]+)\s*=\s*(?:"([^"]*)"|“([^”]*)”|'([^']*)'|(\S+))|(-)/y;

/** Reads one group's content, or null if it contains anything but attributes. */
function readGroup(content: string): Record<string, string> | null {
  const found: Record<string, string> = {};
  let at = 0;
  const skip = () => {
    while (/\s/.test(content[at] ?? '')) at += 1;
  };
  skip();
  while (at < content.length) {
    ONE.lastIndex = at;
    const one = ONE.exec(content);
    if (!one) return null;
    if (one[1] !== undefined) found.id = one[1];
    if (one[2] !== undefined) found.class = found.class ? `${found.class} ${one[2]}` : one[2];
    if (one[3] !== undefined) found[one[3]] = one[4] ?? one[5] ?? one[6] ?? one[7] ?? '';
    at = ONE.lastIndex;
    skip();
  }
  return found;
}

/** The attributes at the start of a text (several groups are read as one), and the rest of it. */
export function readAttributes(text: string): {
  attributes: Record<string, string>;
  rest: string;
} {
  const attributes: Record<string, string> = {};
  let rest = text;
  for (let group = GROUP.exec(rest); group; group = GROUP.exec(rest)) {
    const found = readGroup(group[1] ?? '');
    if (!found) break;
    Object.assign(attributes, found);
    rest = rest.slice(group[0].length);
  }
  return { attributes, rest };
}

/** The same at the end of a text: for headings and captions. */
export function takeTrailingAttributes(text: string): {
  attributes: Record<string, string>;
  rest: string;
} {
  const at = text.search(LAST_GROUP);
  const found = at >= 0 ? readGroup(text.slice(at).trim().slice(1, -1)) : null;
  return found
    ? { attributes: found, rest: text.slice(0, at).trimEnd() }
    : { attributes: {}, rest: text };
}
