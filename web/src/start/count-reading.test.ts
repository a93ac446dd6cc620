import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countReading } from './count-reading.ts';
import { PAGE_SHOWN } from './page-shown.ts';

/** As much of an element as the script asks of. */
class FakeElement {
  readonly dataset: Readonly<Record<string, string>>;
  constructor(dataset: Readonly<Record<string, string>>) {
    this.dataset = dataset;
  }
  closest(selector: string): FakeElement | null {
    return selector === 'a[data-count]' && this.dataset.count ? this : null;
  }
}

let place: FakeElement | null = null;
const sent: unknown[] = [];
const listeners = new Map<string, (event: object) => void>();
const state = { visibilityState: 'visible' };

beforeEach(() => {
  sent.length = 0;
  listeners.clear();
  state.visibilityState = 'visible';
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: string) => sent.push([path, JSON.parse(body)]),
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return state.visibilityState;
    },
    querySelector: (selector: string) => (selector.includes('counts-book') ? place : null),
    querySelectorAll: () => [],
    addEventListener: (name: string, run: (event: object) => void) => listeners.set(name, run),
  });
});
afterEach(() => vi.unstubAllGlobals());

const tell = (name: string, event: object = {}) => listeners.get(name)?.(event);
const click = (dataset: Readonly<Record<string, string>>) =>
  tell('click', { target: new FakeElement(dataset) });

it('tells that an article was opened, once, and that its PDF was fetched', () => {
  place = new FakeElement({ countsArticle: 'CES~creeks' });
  countReading();
  tell(PAGE_SHOWN);
  click({ count: 'download' });
  expect(sent).toEqual([
    ['/count', { article: 'CES~creeks', what: 'view' }],
    ['/count', { article: 'CES~creeks', what: 'download' }],
  ]);
});

it('tells that a book was opened, and whose file was fetched: its own or a chapter’s', () => {
  place = new FakeElement({ countsBook: 'tides' });
  countReading();
  click({ count: 'download' });
  click({ count: 'download', countsChapter: '3' });
  click({});
  expect(sent).toEqual([
    ['/count', { book: 'tides', what: 'view' }],
    ['/count', { book: 'tides', what: 'download' }],
    ['/count', { book: 'tides', chapter: '3', what: 'download' }],
  ]);
});

it('tells of each chapter that is opened in the same place, and of its file', () => {
  const dataset: Record<string, string> = { countsBook: 'tides', countsChapter: '1' };
  place = new FakeElement(dataset);
  countReading();
  dataset.countsChapter = '2';
  tell(PAGE_SHOWN);
  click({ count: 'download' });
  expect(sent).toEqual([
    ['/count', { book: 'tides', chapter: '1', what: 'view' }],
    ['/count', { book: 'tides', chapter: '2', what: 'view' }],
    ['/count', { book: 'tides', chapter: '2', what: 'download' }],
  ]);
});

it('tells of a page in the background when it is looked at, and nothing of other pages', () => {
  place = new FakeElement({ countsBook: 'tides' });
  state.visibilityState = 'hidden';
  countReading();
  expect(sent).toEqual([]);
  state.visibilityState = 'visible';
  tell('visibilitychange');
  expect(sent).toHaveLength(1);
  place = null;
  tell(PAGE_SHOWN);
  click({ count: 'download' });
  expect(sent).toHaveLength(1);
});
