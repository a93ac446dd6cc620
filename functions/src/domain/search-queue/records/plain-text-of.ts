/**
 * Markdown as plain words, accurate enough for search: markup is removed, the content of formulas
 * stays.
 */
export function plainTextOf(markdown: string): string {
  return markdown
    .replace(/<[^>]{1,200}>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)(\*\*|__|\*|`|\$)/g, '')
    .replace(/(^|\s)_(\S[^_]*\S|\S)_(?=\s|[.,;:!?)]|$)/g, '$1$2')
    .replace(/^#+\s+/gm, '')
    .replace(/\\([\\`*_{}[\]()#+.!$-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
