import { t } from '@quire/model/messages/t';

/** Of no size, and not `hidden`: browsers print no frame that is not displayed. */
const UNSEEN = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0';

/**
 * Prints one element without the page around it, in a frame with the page's styles: a dialog, or whatever scrolls,
 * would cut it at the edge of the screen. The browser's dialog also saves it as a PDF.
 */
export async function printAlone(element: Element): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText = UNSEEN;
  frame.title = t('reading.toBePrinted');
  document.body.append(frame);
  const { contentDocument: inner, contentWindow: view } = frame;
  if (!inner || !view) return frame.remove();
  inner.title = document.title;
  const styles = [...document.querySelectorAll('link[rel~="stylesheet"], style')].map((style) =>
    inner.importNode(style, true),
  );
  const loaded = styles
    .filter(({ nodeName }) => nodeName === 'LINK')
    .map((style) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      // One that cannot be had is printed without.
      for (const event of ['load', 'error']) style.addEventListener(event, resolve, { once: true });
      return promise;
    });
  inner.head.append(...styles);
  inner.body.append(inner.importNode(element, true));
  await Promise.all(loaded);
  await inner.fonts.ready;
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.print();
}
