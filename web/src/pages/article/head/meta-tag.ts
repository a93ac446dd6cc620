/** A `<meta>`, with the language of its content where articles have it in several. */
export type MetaTag = readonly [name: string, content: string, language?: string];

/** Those that say something. */
export const withContent = (
  tags: readonly (readonly [name: string, content: string | undefined, language?: string])[],
): MetaTag[] =>
  tags.flatMap(([name, content, ...language]): MetaTag[] =>
    content ? [[name, content, ...language]] : [],
  );
