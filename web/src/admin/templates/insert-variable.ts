export interface Inserted {
  readonly text: string;
  /** Where the cursor goes. */
  readonly cursor: number;
}

/** A text with a variable in the place of what is selected. */
export function insertVariable(
  text: string,
  name: string,
  { start, end }: { readonly start: number; readonly end: number },
): Inserted {
  const words = `{${name}}`;
  return { text: text.slice(0, start) + words + text.slice(end), cursor: start + words.length };
}

/** Where the variable of a problem (`… there is no {nmae}.`) stands in a text; null: nowhere. */
export function cursorPlace(text: string, message: string): { start: number; end: number } | null {
  const [name] = /\{[A-Za-z]\w*\}/.exec(message) ?? [];
  const start = name === undefined ? -1 : text.indexOf(name);
  return name === undefined || start < 0 ? null : { start, end: start + name.length };
}
