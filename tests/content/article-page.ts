/** An article's page in a browser as it was built, with a text of the test's own and no press behind it. */
import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';
import { renderDocument } from '../../content/src/render-document.ts';
import { openBrowser } from '../journeys/browser.ts';

const CLIENT = new URL('../../web/dist/client/', import.meta.url);
const SERVER = new URL('../../web/dist/server/entry-server.js', import.meta.url);
const ORIGIN = 'https://press.example';
const PATH = '/article/TST/1-1/mud';

type Render = (request: Request, context: object) => Promise<Response>;
const ServerSchema = z.object({
  render: z.custom<Render>((value) => typeof value === 'function'),
});

/** Whether there is a build to look at: `npm run build -w web`. */
export const isBuilt = existsSync(SERVER) && existsSync(CLIENT);

const WIDE = '<rect width="1600" height="900" fill="#ddd"/><circle cx="400" cy="300" r="200"/>';
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${WIDE}</svg>`;
/** What the published text finds as its figures. */
const FIGURES = ['fig-a', 'fig-b'].map((name) => {
  const src = `/media/TST/mud/${name}.svg`;
  return [`${name}.png`, { src, srcset: `${src} 1600w`, width: 1600, height: 900 }] as const;
});

const CARD = {
  journal: 'TST',
  issue: '1-1',
  akey: 'mud',
  revision: 3,
  type: 'research-article',
  status: 'published',
  title: 'Mud and water',
  titleHtml: 'Mud and water',
  authors: ['Maren Holt'],
  teaser: 'How mud and water mix.',
  doi: '10.5555/tst.2025.0001',
  pages: '4–22',
  published: '2025-04-01',
  hasPdf: false,
};
const JOURNAL = {
  fullname: 'Tests of Salt and Time',
  name: 'TST',
  issn: '2049-3630',
  description: 'A journal for tests.',
  aimsScope: 'Everything.',
  subjects: [],
  hue: 120,
  peerReviewModel: 'double',
  doiPrefix: '10.5555',
  contactEmail: 'tst@example.org',
  order: 1,
};
const PRESS = {
  name: 'Small Press',
  tagline: 'Enough to test with.',
  description: 'A press of one journal.',
  address: 'Nowhere 1',
  infoEmail: 'info@example.org',
  supportEmail: 'support@example.org',
  founded: 2022,
};

interface Text {
  readonly markdown: string;
  readonly bibtex?: string;
  /** Of the article's record, what the test needs otherwise. */
  readonly article?: object;
}

/**
 * Opens the page of an article with a text. The answers of its server are those of the build; every
 * request that leaves the press is refused.
 */
export async function openArticlePage(text: Text, options: BrowserContextOptions = {}) {
  const { render } = ServerSchema.parse(await import(SERVER.href));
  const { markdown, bibtex = '' } = text;
  const figures = new Map(FIGURES);
  const done = renderDocument({ markdown, bibtex, macros: {}, figures });
  const documents: Record<string, unknown> = {
    'digests/press': { press: PRESS, journals: [JOURNAL] },
    'publishedArticles/TST~mud': {
      ...CARD,
      metadata: {
        title: CARD.title,
        abstract: 'Short.',
        keywords: [],
        authors: [{ given: 'Maren', family: 'Holt', affiliations: [] }],
      },
      affiliations: [],
      abstractHtml: '<p>Short.</p>',
      body: { name: 'body-1.html', bytes: done.html.length, hasMath: true },
      outline: done.outline,
      referenceCount: 0,
      figureCount: 0,
      journalTitle: JOURNAL.fullname,
      journalIssn: JOURNAL.issn,
      volume: '1',
      number: '1',
      year: 2025,
      ...text.article,
    },
  };
  const reader = {
    document: async (collection: string, id: string) => documents[`${collection}/${id}`] ?? null,
    media: async () => done.html,
  };
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = new URL(`.${pathname}`, CLIENT);
    if (origin !== ORIGIN) return route.abort();
    if (pathname.startsWith('/assets/') && existsSync(file)) {
      const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return route.fulfill({ body: readFileSync(file), contentType });
    }
    if (pathname.endsWith('.svg')) {
      return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
    }
    if (pathname !== PATH) return route.fulfill({ status: 404, body: '' });
    const firestore = { projectId: 'demo-test' };
    const context = { origin: ORIGIN, mediaOrigin: ORIGIN, firestore, reader };
    const answer = await render(new Request(`${ORIGIN}${PATH}`), context);
    const headers = Object.fromEntries(answer.headers);
    return route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  await page.goto(`${ORIGIN}${PATH}`);
  return { page, close: () => browser.close() };
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};
