import { countPath } from '@quire/model/paths';
import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts';
import { PAGE_SHOWN } from './page-shown.ts';

/** An article, a book or a chapter. */
const READ = '[data-counts-article],[data-counts-book]';
const SEARCH = '[data-counts-search]';
const ADVERT = '[data-counts-advert]';

const send = (what: object): boolean => navigator.sendBeacon(countPath(), JSON.stringify(what));

/** What was done with what a place is of; what it is not is left out of the message. */
const reading = (
  { dataset }: HTMLElement,
  what: string | undefined,
  chapter = dataset.countsChapter,
) => ({ article: dataset.countsArticle, book: dataset.countsBook, chapter, what });

/**
 * Tells the press that its article or book was opened, that a PDF was fetched from the page, and that half of an
 * advertisement has been in sight: once each, until another page is shown in the same place. It needs nothing of the app,
 * which a reader who touches nothing never loads.
 */
export function countReading(): void {
  if (asksNotToBeTracked(navigator)) return;
  /** What each place has counted; after a navigation, React may show another article in it. */
  const counted = new WeakMap<Element, string>();
  const countOnce = (place: Element, id: string | undefined, what: object) => {
    if (!id || counted.get(place) === id) return;
    counted.set(place, id);
    send(what);
  };

  const countSearch = () => {
    const place = document.querySelector<HTMLElement>(SEARCH);
    if (place) countOnce(place, place.dataset.countsSearch, { what: 'search' });
  };

  /** A page that is opened in the background counts when it is looked at. */
  const countOpened = () => {
    const place = document.querySelector<HTMLElement>(READ);
    if (!place || document.visibilityState !== 'visible') return;
    const read = reading(place, 'view');
    countOnce(place, JSON.stringify(read), read);
  };

  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        const advert = target.dataset.countsAdvert;
        countOnce(target, advert, { advert, what: 'shown' });
      }
    },
    { threshold: 0.5 },
  );
  const watchAdverts = () => {
    inSight.disconnect();
    for (const place of document.querySelectorAll(ADVERT)) inSight.observe(place);
  };

  const follow = () => {
    countOpened();
    watchAdverts();
    countSearch();
  };
  follow();
  document.addEventListener(PAGE_SHOWN, follow);
  document.addEventListener('visibilitychange', countOpened);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-count]');
    const place = document.querySelector<HTMLElement>(READ);
    // A book's page has the files of its chapters too.
    if (link && place) send(reading(place, link.dataset.count, link.dataset.countsChapter));
  });
}
