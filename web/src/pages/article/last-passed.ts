/**
 * The last of the headings that stands above a line of the view. A heading in a block that is far
 * from the view (`content-visibility`) has no place of its own until the browser lays it out: there
 * the block is asked, which costs nothing.
 */
export function lastPassed(headings: readonly Element[], line: number): Element | undefined {
  return headings.findLast((heading) => {
    const block = heading.closest('.cv') ?? heading;
    const { top, bottom } = block.getBoundingClientRect();
    if (top > line) return false;
    return bottom <= line || heading.getBoundingClientRect().top <= line;
  });
}
