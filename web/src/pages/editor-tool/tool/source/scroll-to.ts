/** Whatever decides where a text area breaks its lines. */
const ALIKE = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingLeft',
  'paddingRight',
  'tabSize',
  'wordSpacing',
] as const;

/** How far below its top a text area shows the sign at a position: a text area itself does not tell. */
function topOf(area: HTMLTextAreaElement, position: number): number {
  const twin = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of ALIKE) twin.style[name] = style[name];
  Object.assign(twin.style, {
    position: 'absolute',
    visibility: 'hidden',
    insetBlockStart: '0',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  twin.textContent = area.value.slice(0, position);
  const mark = document.createElement('span');
  mark.textContent = '\u200b';
  twin.append(mark);
  document.body.append(twin);
  const top = mark.offsetTop;
  twin.remove();
  return top;
}

/** Selects a line of a text area (the first is 1), shows it, and puts the caret there. */
export function goToLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const before = lines.slice(0, line - 1).join('\n');
  const start = line > 1 ? Math.min(before.length + 1, area.value.length) : 0;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = topOf(area, start) - area.clientHeight / 3;
}
