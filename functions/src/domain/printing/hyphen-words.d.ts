/** Of this library, which has no types, what is used here. */
declare module 'hyphen' {
  export type Patterns = readonly unknown[];
  export default function createHyphenator(
    patterns: Patterns,
    options: { readonly html: false; readonly minWordLength: number },
  ): (text: string) => string;
}

declare module 'hyphen/patterns/*' {
  import type { Patterns } from 'hyphen';

  const patterns: Patterns;
  export default patterns;
}
