import { inLanguage } from '@quire/content/messages/in-language';
import { language } from '@quire/model/messages/language';
import { readLanguageAddress } from '@quire/model/messages/language-address';
import { LANGUAGES, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { bindTranslations } from '@quire/model/messages/translations';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import { HtmlInPage, htmlTexts } from './app/html-in-page.ts';
import { SiteProvider } from './app/page/site.tsx';
import { routeObjects } from './app/route-objects.ts';
import { isInOffice } from './app/to-office.ts';
import { describeFailure, type Failure } from './data/page-error.ts';
import { algoliaEngine } from './data/public/algolia-engine.ts';
import { type PublicReader, publicReaderContext } from './data/public/public-reader.ts';
import { type SearchEngine, searchContext } from './data/public/search-engine.ts';
import { serverReader } from './data/public/server-reader.ts';
import { everyRoute } from './every-route.ts';
import { linkHeaderOf } from './layouts/server-only.ts';
import { routes } from './routes.ts';
import { alternates } from './server/alternates.ts';
import { answerScript, isScriptPath } from './server/answer-script.ts';
import { canonicalAddress } from './server/canonical-address.ts';
import { pageDocument, splitHead } from './server/document.ts';
import { pageHeaders } from './server/headers.ts';
import { readingInstead } from './server/instead.ts';
import { linksBelow } from './server/links-below.ts';
import { logError } from './server/log-error.ts';
import { offeredLanguages } from './server/offered-languages.ts';
import { isOldBrowser, oldBrowserPage } from './server/old-browser.ts';
import { openingSoonPage } from './server/opening-soon.ts';
import { pageCorrections } from './server/page-corrections.ts';
import { PageReads } from './server/page-reads.ts';
import { configOf, type RenderContext } from './server/render-context.ts';
import { serverEngine } from './server/server-engine.ts';

const handlers = new Map<string, StaticHandler>();

/** What answers the addresses of a language, made with the first of them. */
function handlerOf(base: string): StaticHandler {
  const known =
    handlers.get(base) ??
    createStaticHandler(routeObjects(everyRoute, base), { basename: base || '/' });
  handlers.set(base, known);
  return known;
}

/** Rows without the press's layout, by their id: signed-in areas, whose shell is all that is sent. */
const SHELLS = new Set(everyRoute.filter((row) => row.layout === false).map((row) => row.path));

/** Rows that can be read and used before the app is there. */
const WAITING = new Set(routes.filter((row) => !row.atOnce).map((row) => row.path));

/** Searches are kept between requests: they know which of their hosts answer. */
const engines = new Map<string, SearchEngine>();

/** Rows that no cache may keep. */
const UNKEPT = new Set(
  everyRoute
    .filter((row) => row.layout === false || row.signedIn || row.kept === false)
    .map((row) => row.path),
);

/**
 * A page of the press as an answer: status, headers, head tags and content. Reads as an anonymous
 * visitor. Never throws for what a page can say itself; what it throws is our fault (status 500).
 *
 * @param request GET or HEAD, its URL on the press's own origin
 */
export const render = (request: Request, context: RenderContext): Promise<Response> =>
  answer(request, context, null);

/** A page, and whether it would be the same now: null where nobody can say without making it. */
interface KeepablePage {
  readonly page: Response;
  readonly isCurrent: (() => Promise<boolean>) | null;
}

/**
 * What `render` answers, for a server that keeps pages. `isCurrent` reads every document of the page again, and rejects
 * where the press cannot be reached. It does not know what time does to a page: whoever keeps one does so for
 * `PAGE_REUSED_SECONDS` at most, and not into another day.
 */
export async function renderKeepable(
  request: Request,
  context: RenderContext,
): Promise<KeepablePage> {
  const reads = new PageReads();
  const page = await answer(request, context, reads);
  const [texts] = reads.languages;
  if (page.status !== 200 || !reads.isRepeatable || context.instead || !texts) {
    return { page, isCurrent: null };
  }
  const isCurrent = async () => {
    await pageCorrections(context)?.use(texts);
    return reads.areSame(readerOf(context));
  };
  return { page, isCurrent };
}

/** What requests have in common that get the same answer at the same time. */
export function answerKey({ method, url, headers }: Request): string {
  const age = isOldBrowser(headers.get('user-agent') ?? '') ? 'old' : 'new';
  const encoding = isScriptPath(new URL(url).pathname) ? headers.get('accept-encoding') : '';
  return [method, url, age, encoding].join(' ');
}

const readerOf = (context: RenderContext): PublicReader =>
  context.reader ?? serverReader(context.firestore, context.mediaOrigin, configOf(context));

async function answer(
  request: Request,
  given: RenderContext,
  reads: PageReads | null,
): Promise<Response> {
  const reader = reads?.of(readerOf(given)) ?? readerOf(given);
  if (given.translations) bindTranslations(given.translations);
  const shown = given.instead ? readingInstead(reader, given.instead) : reader;
  const search = reads && searchOf(given);
  const context = reads && search ? { ...given, search: reads.ofSearch(search) } : given;
  const first = context.language ?? SOURCE_LANGUAGE;
  const url = new URL(request.url);
  const corrections = pageCorrections(context);
  if (corrections && isScriptPath(url.pathname)) return answerScript(request, corrections);
  const { language: asked, base, path, isCanonical } = readLanguageAddress(url.pathname);
  await corrections?.use(asked ?? first);
  reads?.takeTexts(asked ?? first);
  if (!asked) return inLanguage(first, () => renderWith(shown, request, context, ''));
  if (asked === first || (isInOffice(path) && !LANGUAGES[asked].hasOffice))
    return ledTo(`${path}${url.search}`, asked === first ? 301 : 302);
  if (!isCanonical) return ledTo(`${pathBelow(base, path)}${url.search}`);
  // A language that the press does not offer is answered in its first.
  reads?.takeTexts(first);
  return inLanguage(asked, () => renderWith(shown, request, context, base));
}

async function renderWith(
  reader: PublicReader,
  request: Request,
  context: RenderContext,
  base: string,
): Promise<Response> {
  if (isOldBrowser(request.headers.get('user-agent') ?? '')) return oldBrowserPage();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const handler = handlerOf(base);
  const first = context.language ?? SOURCE_LANGUAGE;
  const url = new URL(request.url);
  if (base) url.pathname = readLanguageAddress(url.pathname).path;
  const row = matchRoutes(handler.dataRoutes, url.pathname)?.at(-1)?.route.id ?? '*';
  const canonical = canonicalAddress(url, row, !UNKEPT.has(row));
  // Read and rendered once, under one address; nothing is read for the others, and no cache keeps them.
  if (canonical) return ledTo(pathBelow(base, canonical));

  const requestContext = new RouterContextProvider(new Map([[publicReaderContext, reader]]));
  requestContext.set(searchContext, searchOf(context));
  const page = await handler.query(request, { requestContext });
  if (page instanceof Response) return page;

  const offered = offeredLanguages(page.loaderData);
  // The tag of a language that the press does not offer is a part of the path, which no page has.
  if (base && offered && !offered.includes(language()))
    return inLanguage(first, () => renderWith(reader, request, context, ''));
  const failure = pageFailure(page.errors, url.pathname, context.requestId);
  if (failure?.code === 'press/not-set-up') return openingSoonPage(context.origin);
  if (failure && failure.status >= 500 && page.errors && context.requestId !== undefined) {
    const reference = context.requestId;
    page.errors = mapValues(page.errors, (thrown) => ({ ...describeFailure(thrown), reference }));
  }
  const router = createStaticRouter(handler.dataRoutes, page);
  const rendered = splitHead(
    renderToString(
      <SiteProvider site={{ origin: context.origin, base }}>
        <StaticRouterProvider router={router} context={page} hydrate={false} />
      </SiteProvider>,
    ),
  );
  const rows = page.matches.map((match) => match.route.id ?? '');
  const isShell = rows.some((row) => SHELLS.has(row));
  const html = pageDocument({
    head:
      rendered.head +
      alternates(rendered.head, {
        origin: context.origin,
        base,
        first,
        offered: offered ?? [],
      }),
    content: isShell && !failure ? '' : linksBelow(rendered.content, base),
    texts: htmlTexts(page.loaderData).map(
      ({ id, html }) => new HtmlInPage(id, linksBelow(html, base)),
    ),
    rows,
    base,
    waits: rows.some((row) => WAITING.has(row)),
    embedded: {
      origin: context.origin,
      config: configOf(context),
      loaderData: page.loaderData,
      errors: page.errors && mapValues(page.errors, describeFailure),
    },
  });
  const status = failure?.status ?? page.statusCode;
  return new Response(request.method === 'HEAD' ? null : html, {
    status,
    headers: pageHeaders({
      config: configOf(context),
      status,
      isKept: !rows.some((row) => UNKEPT.has(row)),
      link: failure ? undefined : linkHeaderOf(page.loaderData),
    }),
  });
}

const ledTo = (address: string, status: 301 | 302 = 301): Response =>
  new Response(null, { status, headers: { Location: address, 'Cache-Control': 'no-store' } });

/** The search that browsers are told of, asked from here as they ask it. */
function searchOf(context: RenderContext): SearchEngine | null {
  if (context.search !== undefined) return context.search;
  const { search } = configOf(context);
  if (!search) return null;
  const key = JSON.stringify(search);
  const known = engines.get(key) ?? serverEngine(algoliaEngine(search), context.maySearch);
  engines.set(key, known);
  return known;
}

/** The first failure of a page's loaders; what is not the visitor's doing is logged with its code. */
function pageFailure(
  errors: Record<string, unknown> | null,
  path: string,
  requestId: string | undefined,
): Failure | null {
  const thrown = errors && Object.values(errors)[0];
  if (!thrown) return null;
  const failure = describeFailure(thrown);
  // That a press is not open yet is nothing to be looked into.
  if (failure.status >= 500 && failure.code !== 'press/not-set-up') {
    const reason = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
    logError(failure.code, { path, reason: String(reason), requestId });
  }
  return failure;
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
