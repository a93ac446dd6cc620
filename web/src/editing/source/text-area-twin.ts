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

/**
 * Lays out what a text area shows in an element that can be measured: a text area itself does not tell where
 * its signs are. The element is gone when `measure` has answered.
 */
export function withTwin<T>(area: HTMLTextAreaElement, measure: (twin: HTMLElement) => T): T {
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
  document.body.append(twin);
  try {
    return measure(twin);
  } finally {
    twin.remove();
  }
}
