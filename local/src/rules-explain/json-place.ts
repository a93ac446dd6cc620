/** Line and column, from 1, of the value at a path in JSON text; of the last part that is there. */
export function placeInJson(text: string, path: readonly PropertyKey[]): string {
  let at = skipSpace(text, 0);
  for (const step of path) {
    const inner = text[at] === '{' || text[at] === '[' ? enter(text, at, step) : null;
    if (inner === null) break;
    at = inner;
  }
  return place(text, at);
}

/** `line 2, column 5` of an offset. */
export function place(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** Where the value of a key or an index begins, in the object or array that begins at `at`. */
function enter(text: string, at: number, step: PropertyKey): number | null {
  const isObject = text[at] === '{';
  let here = skipSpace(text, at + 1);
  for (let index = 0; here < text.length && text[here] !== (isObject ? '}' : ']'); index++) {
    let found = index === step;
    if (isObject) {
      const end = endOf(text, here);
      found = JSON.parse(text.slice(here, end)) === step;
      here = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (found) return here;
    here = skipSpace(text, endOf(text, here));
    if (text[here] === ',') here = skipSpace(text, here + 1);
  }
  return null;
}

/** The end of the value that begins here. */
function endOf(text: string, at: number): number {
  let depth = 0;
  for (let here = at; here < text.length; here++) {
    const char = text[here];
    if (char === '"') {
      for (here++; here < text.length && text[here] !== '"'; here++)
        if (text[here] === '\\') here++;
      if (depth === 0) return here + 1;
    } else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      if (depth <= 1) return depth === 1 ? here + 1 : here;
      depth--;
    } else if (depth === 0 && (char === ',' || /\s/.test(char ?? ''))) return here;
  }
  return text.length;
}

function skipSpace(text: string, at: number): number {
  let here = at;
  while (/\s/.test(text[here] ?? '')) here++;
  return here;
}
