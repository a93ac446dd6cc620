import { withTwin } from './text-area-twin.ts';

/** How far below its top a text area shows the sign at a position. */
function topOf(area: HTMLTextAreaElement, position: number): number {
  return withTwin(area, (twin) => {
    twin.textContent = area.value.slice(0, position);
    const mark = document.createElement('span');
    mark.textContent = '\u200b';
    twin.append(mark);
    return mark.offsetTop;
  });
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
