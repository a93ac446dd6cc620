/** `Figure 3. Depth and salt` → `Depth and salt`: the press adds its own numbers. */
export function withoutNumber(caption: string): string {
  return caption
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^\**(figure|fig\.?|table|tab\.?)\s*(?:S?\d+[a-z]?|[IVX]+\b)\**\s*[.:|–—-]*\s*\**\s*/i,
      '',
    )
    .trim();
}

/** A name for a label: letters, digits and hyphens. */
export function labelOf(id: string): string {
  return id.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'x';
}

/** A figure on a separate line. */
export function figureMarkdown(
  path: string,
  caption: string,
  label: string,
  ownLabel = '',
  alt = '',
): string {
  const said = (name: string, value: string) =>
    value ? ` ${name}="${value.replace(/["{}]/g, '’')}"` : '';
  const words = caption.replace(/(?<!\\)([[\]])/g, '\\$1');
  return `![${words}](${path.replace(/[ ()]/g, encodeURIComponent)}){#fig:${labelOf(label)}${said('label', ownLabel)}${said('alt', alt)}}`;
}
