import { t } from '@quire/model/messages/t';
import { button, element } from './element.ts';
import { texOf } from './element-text.ts';

const SVG_TYPE = 'image/svg+xml';

/** Buttons that copy or save a formula as SVG. What draws it is loaded when one of them is pressed. */
export function svgTools(formula: Element): Node[] {
  const said = element('span', { role: 'status' });
  const isDisplayed = formula.closest('.katex-display') !== null;
  const draw = async () => {
    said.replaceChildren(t('article.drawing'));
    const { formulaSvg } = await import('./formula-svg.ts');
    const svg = formulaSvg(texOf(formula), isDisplayed);
    if (svg === null) throw new Error('MathJax cannot read this formula.');
    return svg;
  };
  const run = (act: () => Promise<string>) => () => {
    act().then(
      (done) => said.replaceChildren(done),
      () => said.replaceChildren(t('article.notDrawn')),
    );
  };
  const copy = async () => {
    const svg = draw();
    const typed = async (type: string) => new Blob([await svg], { type });
    // Promised at once: a browser allows copying only right after a press.
    const item = new ClipboardItem({
      'text/plain': typed('text/plain'),
      ...(ClipboardItem.supports?.(SVG_TYPE) && { [SVG_TYPE]: typed(SVG_TYPE) }),
    });
    try {
      await navigator.clipboard.write([item]);
      return t('article.copied');
    } catch {
      await svg;
      return t('article.notCopied');
    }
  };
  const save = async () => {
    const href = URL.createObjectURL(new Blob([await draw()], { type: SVG_TYPE }));
    element('a', { href, download: `${nameOf(formula)}.svg` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    return t('article.fileSaved');
  };
  return [
    button(t('article.copySvg'), run(copy)),
    button(t('article.downloadSvg'), run(save)),
    said,
  ];
}

/** A file's name: by the number of the equation, where it has one. */
function nameOf(formula: Element): string {
  const number = formula.querySelector('.katex-tag')?.textContent?.replace(/[^\w.-]+/g, '');
  return number ? `equation-${number}` : 'formula';
}
