const CAPTURE = /^\{\w+=\*\*\}$/;
const ONE_SEGMENT = /(\{\w+(?:=\*)?\}|\*)/;

/**
 * A trigger's document pattern as a test on document paths. `{id}` and `*` stand for one segment or
 * a part of it, `{rest=**}` and `**` for any number of segments; an exact pattern stands for itself.
 */
export function compilePattern(pattern: string, isExact: boolean): (path: string) => boolean {
  const trimmed = pattern.replace(/^\/|\/$/g, '');
  if (isExact && !/[{*]/.test(trimmed)) return (path) => path === trimmed;
  // Every segment ends in a slash, so that "any number" can be none at all.
  const source = trimmed
    .split('/')
    .map((segment) =>
      segment === '**' || CAPTURE.test(segment) ? '(?:[^/]+/)*' : `${segmentSource(segment)}/`,
    )
    .join('');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(`${path}/`);
}

function segmentSource(segment: string): string {
  return segment
    .split(ONE_SEGMENT)
    .map((part, i) => (i % 2 === 1 ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
}
