import type { Json, Rec } from '../record.ts';
import { isObject } from '../record.ts';

/** One attribute that is searched. */
export interface Field {
  readonly path: string;
  /** Which line of `searchableAttributes` names it: earlier is better. */
  readonly rank: number;
  /** Whether a match near its beginning is better than one further on. */
  readonly isOrdered: boolean;
}

/** The attributes of the setting `searchableAttributes`: `title`, `a,b` (alike), `unordered(abstract)`. */
export function fieldsOf(searchableAttributes: readonly string[]): Field[] {
  return searchableAttributes.flatMap((line, rank) =>
    line.split(',').map((part) => {
      const [, modifier, inner] = /^\s*(unordered|ordered)\((.*)\)\s*$/.exec(part) ?? [];
      // "Attributes on one line are unordered": their order within the line says nothing either.
      const isOrdered = modifier !== 'unordered' && !line.includes(',');
      return { path: (inner ?? part).trim(), rank, isOrdered };
    }),
  );
}

/** Without the setting every attribute with text is searched, all alike. */
export function fieldsOfRecord(record: Rec): string[] {
  const paths = new Set<string>();
  const look = (value: Json | undefined, path: string) => {
    if (Array.isArray(value)) for (const item of value) look(item, path);
    else if (isObject(value)) {
      for (const [name, inner] of Object.entries(value))
        look(inner, path ? `${path}.${name}` : name);
    } else if (typeof value === 'string' || typeof value === 'number') paths.add(path);
  };
  look(record, '');
  return [...paths];
}
