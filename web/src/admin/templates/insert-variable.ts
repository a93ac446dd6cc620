export interface Inserted {
  readonly text: string;
  /** The new position of the cursor. */
  readonly cursor: number;
}

/** Replaces the selection in a text with a variable. */
export function insertVariable(
  text: string,
  name: string,
  { start, end }: { readonly start: number; readonly end: number },
): Inserted {
  const words = `{${name}}`;
  return { text: text.slice(0, start) + words + text.slice(end), cursor: start + words.length };
}

/** The position in the text of the variable in a problem (`… an unknown variable: {nmae}.`); null if it is not found. */
export function cursorPlace(text: string, message: string): { start: number; end: number } | null {
  const [name] = /\{[A-Za-z]\w*\}/.exec(message) ?? [];
  const start = name === undefined ? -1 : text.indexOf(name);
  return name === undefined || start < 0 ? null : { start, end: start + name.length };
}
