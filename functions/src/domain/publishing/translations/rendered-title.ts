import { renderTitle } from '../../render/render-text.ts';

/** A title as lists show it (HTML) and as machines read it (one line of plain text). */
export async function renderedTitle(
  markdown: string,
  macros: Readonly<Record<string, string>>,
): Promise<{ title: string; titleHtml: string; hasMath: boolean }> {
  const { text, html, hasMath } = await renderTitle(markdown, macros);
  return { title: text.replace(/\s+/g, ' ').trim(), titleHtml: html, hasMath };
}
