/** A page's path in a language: `/pt-br` and `/journals` → `/pt-br/journals`, and `/` → `/pt-br`. */
export const pathBelow = (base: string, path: string): string =>
  base && (path === '/' || path.startsWith('/?') || path.startsWith('/#'))
    ? base + path.slice(1)
    : base + path;

/** The reverse: `/pt-br` and `/pt-br/journals` → `/journals`, and `/pt-br` → `/`. */
export const pathWithoutBase = (base: string, pathname: string): string =>
  pathname.slice(base.length) || '/';
