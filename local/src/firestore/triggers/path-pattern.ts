/**
 * A trigger's document pattern as a test on document paths. `{id}` and `*` stand for one segment,
 * `{rest=**}` and `**` for any number of them; an exact pattern stands for itself.
 */
export function compilePattern(pattern: string, isExact: boolean): (path: string) => boolean {
  const trimmed = pattern.replace(/^\/|\/$/g, '');
  if (isExact && !/[{*]/.test(trimmed)) return (path) => path === trimmed;
  const source = trimmed
    .split('/')
    .map((segment) => {
      if (/^(\{\w+=\*\*\}|\*\*)$/.test(segment)) return '.+';
      return segment
        .split(/(\{\w+(?:=\*)?\}|\*)/)
        .map((part, i) => (i % 2 === 1 ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
        .join('');
    })
    .join('/');
  const expression = new RegExp(`^${source}$`);
  return (path) => expression.test(path);
}
