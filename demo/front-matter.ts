import { parse } from 'yaml';

/** What precedes a text: names and values. */
export type Head = Record<string, unknown>;

/** A Markdown file's YAML head and its text. Throws where there is no head. */
export function splitFrontMatter(text: string): { head: Head; body: string } {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text);
  if (!parts) throw new Error('The file does not begin with a head between two lines of “---”.');
  const head: unknown = parse(parts[1] ?? '');
  if (typeof head !== 'object' || head === null || Array.isArray(head)) {
    throw new Error('The head is not a list of names and values.');
  }
  return { head: { ...head }, body: (parts[2] ?? '').trim() };
}
