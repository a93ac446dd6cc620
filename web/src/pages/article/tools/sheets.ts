import { t } from '@quire/model/messages/t';
import { element } from './element.ts';
import { entryOf } from './entry-of.ts';
import { copyOf, openWindow } from './tool-window.ts';

/** The sections of the article, to go to one. */
export function openSections(): void {
  const list = document.querySelector('#sections ol');
  openList(t('article.sections'), list ? [...copyOf(list).children] : []);
}

/** The figures and tables of the article, to go to one. */
export function openFigures(): void {
  const figures = document.querySelectorAll<HTMLElement>('.article-body figure[id]');
  openList(t('article.figuresAndTables'), [...figures].map(entryOf));
}

/**
 * How to cite the article: what stands below its text, in place.
 *
 * @param press does what a button says
 */
export function openCite(press: (tool: HTMLElement) => void): void {
  const box = document.querySelector('section[aria-labelledby="cite"]');
  if (!box) throw new Error('This page does not say how to cite it.');
  const copy = copyOf(box);
  copy.querySelector('h2')?.remove();
  for (const name of ['class', 'aria-labelledby']) copy.removeAttribute(name);
  openWindow({ title: t('article.citeThis'), stage: stage([copy]), isSheet: true });
  // The copies of the buttons stand outside of the article, which listens to its own.
  copy.addEventListener('click', ({ target }) => {
    const tool = target instanceof Element && target.closest<HTMLElement>('button');
    if (tool) press(tool);
  });
}

function openList(title: string, items: readonly Element[]): void {
  const list = element('ol', { class: 'sheet-list', role: 'list' }, items);
  const dialog = openWindow({ title, stage: stage([list]), isSheet: true });
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dialog.close();
  });
}

const stage = (children: readonly Node[]) => element('div', { class: 'stage' }, children);
