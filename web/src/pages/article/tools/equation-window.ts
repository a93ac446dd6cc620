import { t } from '@quire/model/messages/t';
import { copier } from './copier.ts';
import { button, element } from './element.ts';
import { texOf } from './element-text.ts';
import { equationsFile } from './equations-file.ts';
import { copyOf, openWindow } from './tool-window.ts';

/** Every displayed equation of the article with its TeX, for those who cannot point at one. */
export function openEquations(): void {
  const equations = [...document.querySelectorAll('.article-body .equation')];
  const sources = equations.map((one) => [...one.querySelectorAll('.katex')].map(texOf).join('\n'));
  const items = equations.map((equation, index) => {
    const tex = sources[index] ?? '';
    const number = equation.querySelector('.katex-tag')?.textContent?.trim();
    const [copy, said] = copier(
      t('article.copyTexOf', {
        equation: number ?? t('article.equationNumber', { number: index + 1 }),
      }),
      tex,
    );
    const shown = element('div', { class: 'article-body' }, [copyOf(equation)]);
    shown.inert = true;
    const tools = element(
      'div',
      {},
      [copy, said].filter((node) => node !== undefined),
    );
    return element('li', {}, [shown, element('pre', {}, [tex]), tools]);
  });
  const list = items.length
    ? element('ul', { class: 'equations', role: 'list' }, items)
    : t('article.noEquations');
  const stage = element('div', { class: 'stage', tabindex: '0' }, [list]);
  stage.setAttribute('role', 'group');
  stage.setAttribute('aria-label', t('article.equationList'));
  const count = document.querySelectorAll('.article-body .katex').length;
  const tools = [
    ...(count > 0 ? [button(t('article.stepThroughFormulas', { count }), () => step(dialog))] : []),
    ...(items.length > 0 ? [download(sources)] : []),
  ];
  const dialog = openWindow({ title: t('article.equations'), tools, stage });
}

/** Inline formulas too, each in its place. */
function step(dialog: HTMLDialogElement): void {
  dialog.close();
  void import('./near.ts').then(({ nearFormulas }) => nearFormulas());
}

function download(sources: readonly string[]): Node {
  return button(t('article.download'), () => {
    const file = new Blob([equationsFile(document.title, sources)], { type: 'application/x-tex' });
    const href = URL.createObjectURL(file);
    element('a', { href, download: 'equations.tex' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  });
}
