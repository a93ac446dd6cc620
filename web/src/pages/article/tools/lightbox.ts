import { t } from '@quire/model/messages/t';
import { button, element } from './element.ts';
import { toneChoice } from './figure-tone.ts';
import { copyOf, openWindow } from './tool-window.ts';
import { zoomable } from './zoom.ts';

/**
 * The figures of the article, one at a time in the whole window, beginning with one: arrow keys or
 * buttons turn to the others, `+`, `-` and `0` zoom, as do the wheel, two fingers and a double click
 * where they are; then arrow keys move the image. Escape closes and leads back to the figure shown.
 *
 * @param figureLink selects the links to figures, which are their own thumbnails
 */
export function openLightbox(first: HTMLAnchorElement, figureLink: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(figureLink)];
  let place = Math.max(0, links.indexOf(first));

  const stage = element('div', { class: 'stage', tabindex: '0', role: 'group' });
  const foot = element('p', { class: 'caption' });
  const save = element('a', { class: 'tool-link' }, [t('article.download')]);
  const original = element('a', { class: 'tool-link' });
  const previous = button(t('article.previous'), () => turn(-1));
  const next = button(t('article.next'), () => turn(1));
  const smaller = button('−', () => zoom.step(-1), { 'aria-label': t('article.zoomOut') });
  const larger = button('+', () => zoom.step(1), { 'aria-label': t('article.zoomIn') });
  const tools = [
    ...(links.length > 1 ? [previous, next] : []),
    smaller,
    larger,
    ...toneChoice(),
    save,
    original,
  ];
  const dialog = openWindow({ title: '', tools, stage, foot });
  const heading = dialog.querySelector('h2');
  const zoom = zoomable(stage, (canShrink, canGrow) => {
    smaller.disabled = !canShrink;
    larger.disabled = !canGrow;
  });

  function show(): void {
    const link = links[place];
    const figure = link?.closest('figure');
    const thumbnail = link?.querySelector('img');
    if (!link || !figure || !thumbnail) return;
    const { alt, naturalWidth, naturalHeight } = thumbnail;
    const caption = figure.querySelector('figcaption');
    const label = caption?.querySelector('.caption-label')?.textContent?.replace(/[.:：]$/, '');
    const name = label ?? t('article.figure');
    heading?.replaceChildren(
      links.length > 1
        ? t('article.figureOf', { name, place: place + 1, count: links.length })
        : name,
    );
    stage.setAttribute('aria-label', name);
    // What the page shows already is seen until the large one has come.
    const image = element('img', {
      src: thumbnail.currentSrc || link.href,
      alt,
      draggable: 'false',
    });
    const width = Number(thumbnail.getAttribute('width')) || naturalWidth || 4;
    const shape = width / (Number(thumbnail.getAttribute('height')) || naturalHeight || 3);
    image.style.aspectRatio = `${shape}`;
    image.style.setProperty('--shape', `${shape}`);
    image.style.setProperty('--whole', `${width}px`);
    stage.replaceChildren(image);
    const large = new Image();
    large.src = link.href;
    large.decode().then(
      () => {
        image.src = link.href;
      },
      () => undefined,
    );
    foot.replaceChildren(...(caption ? captionOf(caption) : []));
    foot.hidden = foot.textContent?.trim() === '';
    save.href = link.href;
    save.download = link.href.split('/').at(-1) ?? '';
    const of = [...figure.querySelectorAll('.figure-link')].indexOf(link);
    const sent = figure.querySelector<HTMLAnchorElement>(`.figure-original[data-of="${of}"]`);
    original.hidden = sent === null;
    original.href = sent?.href ?? '';
    original.download = sent?.download ?? '';
    // “Original (PDF, 120 kB)”: the window has one figure.
    const about = sent?.textContent?.match(/\((.*)\)$/)?.[1];
    original.replaceChildren(about ? t('article.originalOf', { about }) : t('article.original'));
    previous.disabled = place === 0;
    next.disabled = place === links.length - 1;
    zoom.reset();
  }

  function turn(by: number): void {
    const to = place + by;
    if (by === 0 || to < 0 || to >= links.length) return;
    place = to;
    show();
  }

  dialog.addEventListener('keydown', (event) => {
    const key = KEYS[event.key];
    const isTyped = event.target instanceof HTMLSelectElement;
    if (!key || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    if ('x' in key) {
      // Where the image is larger than the window, arrows move it.
      if (!zoom.move(key.x, key.y)) turn(key.x);
    } else if (key.zoom === 0) zoom.reset();
    else zoom.step(key.zoom);
    event.preventDefault();
  });
  dialog.addEventListener('close', () => links[place]?.focus());
  show();
  stage.focus();
}

/** What a caption says. The way to the original is a button here. */
function captionOf(caption: Element): Node[] {
  const copy = copyOf(caption);
  for (const link of copy.querySelectorAll('.figure-original')) link.remove();
  return [...copy.childNodes];
}

type Key = { readonly zoom: number } | { readonly x: number; readonly y: number };

const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  '0': { zoom: 0 },
};
