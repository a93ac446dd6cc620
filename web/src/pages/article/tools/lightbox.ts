import { button, element } from './element.ts';
import { copyOf, openWindow } from './tool-window.ts';

const ZOOMS = [1, 1.5, 2, 3, 4];

/**
 * The figures of the article, one at a time in the whole window, beginning with one: arrow keys or
 * buttons turn to the others, `+` and `-` zoom, Escape closes and leads back to the figure shown.
 *
 * @param figureLink selects the links to figures, which are their own thumbnails
 */
export function openLightbox(first: HTMLAnchorElement, figureLink: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(figureLink)];
  let place = Math.max(0, links.indexOf(first));
  let zoom = 1;

  const stage = element('div', { class: 'stage', tabindex: '0', role: 'group' });
  const foot = element('p', { class: 'caption' });
  const save = element('a', { class: 'tool-link' }, ['Download']);
  const previous = button('Previous', () => turn(-1));
  const next = button('Next', () => turn(1));
  const smaller = button('−', () => scale(-1), { 'aria-label': 'Zoom out' });
  const larger = button('+', () => scale(1), { 'aria-label': 'Zoom in' });
  const tools = [...(links.length > 1 ? [previous, next] : []), smaller, larger, save];
  const dialog = openWindow({ title: '', tools, stage, foot });
  const heading = dialog.querySelector('h2');

  function show(): void {
    const link = links[place];
    const figure = link?.closest('figure');
    const thumbnail = link?.querySelector('img');
    if (!link || !figure || !thumbnail) return;
    const { alt, naturalWidth, naturalHeight } = thumbnail;
    const caption = figure.querySelector('figcaption');
    const label = caption?.querySelector('.caption-label')?.textContent?.replace(/\.$/, '');
    const name = label ?? 'Figure';
    const count = links.length > 1 ? ` (${place + 1} of ${links.length})` : '';
    heading?.replaceChildren(`${name}${count}`);
    stage.setAttribute('aria-label', name);
    const image = element('img', { src: link.href, alt });
    // Its shape is known before it arrives.
    image.style.aspectRatio = `${naturalWidth || 4} / ${naturalHeight || 3}`;
    stage.replaceChildren(image);
    foot.replaceChildren(...(caption ? [...copyOf(caption).childNodes] : []));
    foot.hidden = !caption;
    save.href = link.href;
    save.download = link.href.split('/').at(-1) ?? '';
    previous.disabled = place === 0;
    next.disabled = place === links.length - 1;
    zoom = 1;
    scale(0);
  }

  function turn(by: number): void {
    const to = place + by;
    if (to < 0 || to >= links.length) return;
    place = to;
    show();
  }

  function scale(by: number): void {
    const at = ZOOMS.indexOf(zoom) + by;
    zoom = ZOOMS[Math.min(Math.max(at, 0), ZOOMS.length - 1)] ?? 1;
    stage.dataset.zoom = String(zoom);
    const image = stage.querySelector('img');
    if (image) image.style.width = zoom === 1 ? '' : `${zoom * 100}%`;
    smaller.disabled = zoom === 1;
    larger.disabled = zoom === ZOOMS.at(-1);
  }

  stage.addEventListener('click', () => scale(zoom === 1 ? 2 : -ZOOMS.length));
  dialog.addEventListener('keydown', (event) => {
    const act = KEYS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    // Where there is something to scroll, arrows scroll.
    if (act === 'previous' || act === 'next') {
      if (zoom !== 1) return;
      turn(act === 'next' ? 1 : -1);
    } else scale(act === 'larger' ? 1 : -1);
    event.preventDefault();
  });
  dialog.addEventListener('close', () => links[place]?.focus());
  show();
  stage.focus();
}

const KEYS: Readonly<Record<string, 'previous' | 'next' | 'larger' | 'smaller'>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
};
