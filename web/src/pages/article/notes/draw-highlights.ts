/** What is drawn over the text; a browser without the CSS Custom Highlight API draws nothing. */
export type Drawn = 'quire-notes' | 'quire-comments' | 'quire-shown';

export function drawHighlights(name: Drawn, ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}
