import type { LinedPane } from '../scroll/follow-scroll.ts';
import { heightAt, lineAt } from '../scroll/scroll-share.ts';
import { withTwin } from './text-area-twin.ts';

/** The top of each line as the text area breaks them. */
function lineTops(area: HTMLTextAreaElement): number[] {
  return withTwin(area, (twin) => {
    const rows = area.value.split('\n').map((line) => {
      const row = document.createElement('div');
      // An empty line is as high as any other.
      row.textContent = line || '\u200b';
      return row;
    });
    twin.append(...rows);
    return rows.map((row) => row.offsetTop);
  });
}

/** A text area as a pane that scrolls with a preview. It is measured again when its text or width has changed. */
export function textAreaPane(area: HTMLTextAreaElement): LinedPane {
  let measured = { value: '', width: 0, tops: [0] };
  const now = () => {
    const { value, clientWidth: width } = area;
    if (value !== measured.value || width !== measured.width) {
      measured = { value, width, tops: lineTops(area) };
    }
    const { tops } = measured;
    return { lines: tops.map((_, index) => index + 1), topOf: (at: number) => tops[at] ?? 0 };
  };
  return {
    scroller: area,
    lineAtTop() {
      const { lines, topOf } = now();
      return lineAt(area.scrollTop, lines, topOf);
    },
    topOf(line) {
      const { lines, topOf } = now();
      return heightAt(line, lines, topOf);
    },
  };
}
