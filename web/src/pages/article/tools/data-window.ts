import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { dataStart } from './data-start.ts';
import { element } from './element.ts';
import { makeSortable } from './sortable.ts';
import { openWindow } from './tool-window.ts';

/** What is asked for of a file: more than 200 rows of most. */
const BYTES = 512 * 1024;

/** The beginning of a file of data as a table that can be sorted, in a window of its own. */
export async function openData({ dataset }: HTMLElement): Promise<void> {
  const { href = '', label = t('article.data') } = dataset;
  const stage = element('div', {
    ...{ class: 'stage', tabindex: '0', role: 'group', 'aria-label': label },
  });
  const foot = element('p', { class: 'caption', role: 'status' }, [t('article.loading')]);
  const save = element('a', { class: 'tool-link', href, download: true }, [t('article.download')]);
  openWindow({ title: label, tools: [save], stage, foot });
  try {
    const { rows, isWhole } = dataStart(...(await beginningOf(href)));
    const table = tableOf(rows);
    stage.append(element('div', { class: 'article-body' }, [table]));
    makeSortable(table);
    const count = Math.max(0, rows.length - 1);
    foot.textContent = isWhole ? t('article.rows', { count }) : t('article.firstRows', { count });
  } catch {
    foot.textContent = errorMessage('page/unavailable');
  }
}

/** The bytes that a file begins with, and whether these are all. */
async function beginningOf(href: string): Promise<[Uint8Array, boolean]> {
  const answer = await fetch(href, { headers: { range: `bytes=0-${BYTES - 1}` } });
  if (!answer.ok) throw new Error(`data/answered-${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const whole = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? 0);
  return [bytes, answer.status === 200 || bytes.length >= whole];
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): HTMLTableElement {
  return element('table', {}, [
    element('thead', {}, [
      element(
        'tr',
        {},
        head.map((cell) => element('th', { scope: 'col' }, [cell])),
      ),
    ]),
    element(
      'tbody',
      {},
      rows.map((row) =>
        element(
          'tr',
          {},
          row.map((cell) => element('td', {}, [cell])),
        ),
      ),
    ),
  ]);
}
