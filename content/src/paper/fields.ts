/** Values of front matter as what they should be: authors write strings, numbers and lists alike. */
import { decodeHtmlEntities } from './decode-text.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a map. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One line of text, entities decoded; the empty string for anything that is none. */
export function asText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return decodeHtmlEntities(value).replace(/\s+/g, ' ').trim();
  return Array.isArray(value) ? value.map(asText).filter(Boolean).join(' ') : '';
}

/** Text of several paragraphs. */
export function asProse(value: unknown): string {
  if (typeof value !== 'string') return asText(value);
  return decodeHtmlEntities(value).trim();
}

/** A list: of what it holds, of the parts between commas, or of the value alone. */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' && /[,;]/.test(value)) return value.split(/[,;]/);
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** `true`, `"true"` and `yes`. */
export function asFlag(value: unknown): boolean {
  return value === true || /^(true|yes)$/i.test(asText(value));
}

/** The first of these fields that has a value. */
export function firstOf(fields: Fields, ...names: string[]): unknown {
  const name = names.find((candidate) => {
    const value = fields[candidate];
    return value !== undefined && value !== null && value !== '';
  });
  return name === undefined ? undefined : fields[name];
}

/** The text cut at a word where it is too long; null where it need not be. */
export function cutText(text: string, max: number): string | null {
  if (text.length <= max) return null;
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}
