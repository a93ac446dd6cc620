import type { Author } from '@quire/model/entities/article';

/** `Maren Holt`, or the group's name. */
export function fullName({ collective, given, family }: Author): string {
  return collective ?? `${given} ${family}`.trim();
}

/** `Holt, Maren`: as indexes sort it. */
export function indexName({ collective, given, family }: Author): string {
  return collective ?? [family, given].filter(Boolean).join(', ');
}

/** `Holt, M. B.`: as a citation shortens it. */
export function citationName({ collective, given, family }: Author): string {
  if (collective) return collective;
  const initials = given
    .split(/\s+/)
    .filter(Boolean)
    .map((name) =>
      name
        .split('-')
        .map((part) => `${[...part][0] ?? ''}.`)
        .join('-'),
    );
  return [family, initials.join(' ')].filter(Boolean).join(', ');
}
