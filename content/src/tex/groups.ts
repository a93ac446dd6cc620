/** Reading LaTeX source by hand: groups in braces, rows, commands. */

/** The text within the group that opens at `at` (`{` or `[`), and where what follows it begins. */
export function readGroup(text: string, at: number): { inner: string; next: number } | null {
  const open = text[at];
  const close = open === '{' ? '}' : open === '[' ? ']' : null;
  if (!close) return null;
  let depth = 0;
  for (let i = at; i < text.length; i += 1) {
    const character = text[i];
    if (character === '\\') i += 1;
    else if (character === open) depth += 1;
    else if (character === close) {
      depth -= 1;
      if (depth === 0) return { inner: text.slice(at + 1, i), next: i + 1 };
    }
  }
  return null;
}

/** Splits at a separator where no brace or environment is open. */
export function splitTop(text: string, separator: '\\\\' | '&'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const rest = text.slice(i, i + 7);
    if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(from, i));
      i += separator.length - 1;
      from = i + 1;
    } else if (rest.startsWith('\\begin{')) {
      depth += 1;
      i += 5;
    } else if (rest.startsWith('\\end{')) {
      depth -= 1;
      i += 3;
    } else if (text[i] === '\\') i += 1;
    else if (text[i] === '{') depth += 1;
    else if (text[i] === '}') depth -= 1;
  }
  parts.push(text.slice(from));
  return parts;
}

/** Every `\name{…}` in the text: its argument and its position. */
export function findCommands(
  text: string,
  name: string,
): { inner: string; from: number; to: number }[] {
  const found: { inner: string; from: number; to: number }[] = [];
  const start = `\\${name}`;
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + start.length)) {
    let brace = at + start.length;
    if (/[A-Za-z]/.test(text[brace] ?? '')) continue;
    if (text[brace] === '[') brace = readGroup(text, brace)?.next ?? brace;
    while (/\s/.test(text[brace] ?? '')) brace += 1;
    const group = readGroup(text, brace);
    if (group && text[brace] === '{') found.push({ inner: group.inner, from: at, to: group.next });
  }
  return found;
}

/** The text without the `\name{…}` in it, and what they held. */
export function takeCommands(text: string, name: string): { text: string; args: string[] } {
  const found = findCommands(text, name);
  let rest = text;
  for (const { from, to } of found.toReversed()) rest = rest.slice(0, from) + rest.slice(to);
  return { text: rest, args: found.map(({ inner }) => inner.trim()) };
}
