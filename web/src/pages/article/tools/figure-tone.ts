import { t } from '@quire/model/messages/t';
import { element } from './element.ts';

/** How figures look on a dark page. Line art can be inverted; a photograph cannot. */
const tones = (): [value: string, label: string][] => [
  ['printed', t('article.darkAsPrinted')],
  ['paper', t('article.darkOnPaper')],
  ['inverted', t('article.darkInverted')],
];

/** Lets a reader of a dark page choose how its figures look, for as long as it is open; else nothing. */
export function toneChoice(): HTMLElement[] {
  const root = document.documentElement;
  const theme = root.dataset.theme;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (!isDark) return [];
  const options = tones().map(([value, label]) =>
    element('option', { value, selected: value === root.dataset.figures }, [label]),
  );
  const choice = element('select', {}, options);
  choice.addEventListener('change', () => {
    root.dataset.figures = choice.value;
  });
  return [element('label', { class: 'tone' }, [`${t('article.darkFigures')} `, choice])];
}
