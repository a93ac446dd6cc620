import { expect, it } from 'vitest';
import { answerAdvert } from './advert.ts';
import { answerAnnotations } from './annotations.ts';
import { answerApi } from './api.ts';
import { answerCalendar } from './calendar.ts';
import { answerCounterApi } from './counter.ts';
import { answerFeeds } from './feeds.ts';
import { answerHealth } from './health.ts';
import { answerJats } from './jats.ts';
import { answerLinkset } from './linkset.ts';
import { answerHarvest } from './oai.ts';
import { answerOrganisations } from './organisations.ts';
import { answerPdf } from './pdf.ts';
import { answerSetup } from './setup.ts';
import { answerOf } from './site.ts';

it.each([
  '/feed.xml',
  '/rss.xml',
  '/news/feed.xml',
  '/blogs/rss.xml',
  '/journals/CES/feed.xml',
  '/journals/NONE/rss.xml',
  '/journals/CES/latest_issue/rss.xml',
  '/people/n-1/feed.xml',
  '/subjects/Tides%20%26%20mud/rss.xml',
  '/sitemap.xml',
  '/sitemaps/articles-1.xml',
  '/sitemaps/__x__.xml',
  '/kbart.txt',
  '/books/marc.xml',
  '/books/tides/onix.xml',
  '/llms.txt',
  '/crawlers.txt',
  '/.well-known/tdmrep.json',
  '/archive',
  '/archive/CES/2026',
  '/opensearch.xml',
  '/.well-known/security.txt',
])('answers %s in a machine-readable form', (path) => {
  expect(answerOf(path)).toBe(answerFeeds);
});

it.each(['/api/v1/journals', '/api/v1/openapi.json', '/api/v1/docs', '/api/v1'])(
  'answers %s as JSON',
  (path) => {
    expect(answerOf(path)).toBe(answerApi);
  },
);

it.each(['/r51/status', '/r51/reports/pr', '/r51'])('answers %s by the COUNTER API', (path) => {
  expect(answerOf(path)).toBe(answerCounterApi);
});

it.each(['/ror/organizations', '/ror/organizations/00nrdvk01'])(
  'answers %s as ROR does',
  (path) => {
    expect(answerOf(path)).toBe(answerOrganisations);
    expect(answerOf(`${path}/x/y`)).not.toBe(answerOrganisations);
  },
);

it('answers /health, and no address below it, with the state of the press', () => {
  expect(answerOf('/health')).toBe(answerHealth);
  expect(answerOf('/health/x')).not.toBe(answerHealth);
});

it.each(['/article/CES/3-1/10.5555%2Fces.1.pdf', '/article/CES/3-1/10.5555/ces.1.pdf'])(
  'answers %s with the PDF',
  (path) => {
    expect(answerOf(path)).toBe(answerPdf);
  },
);

it.each([
  '/annotations/CES~tides~abcdefgh1234',
  '/article/CES/3-1/tides/annotations/',
  '/article/CES/3-1/tides/annotations',
])('answers %s with annotations', (path) => {
  expect(answerOf(path)).toBe(answerAnnotations);
});

it('answers the link set of an article, and of nothing else', () => {
  expect(answerOf('/article/CES/3-1/tides/linkset.json')).toBe(answerLinkset);
  expect(answerOf('/article/CES/3-1/linkset.json')).toBe(answerOf('/'));
});

it('answers an article in JATS, and nothing else', () => {
  expect(answerOf('/article/CES/3-1/tides/jats.xml')).toBe(answerJats);
  expect(answerOf('/article/CES/3-1/jats.xml')).toBe(answerOf('/'));
});

it('answers harvesters at one address', () => {
  expect(answerOf('/oai')).toBe(answerHarvest);
  expect(answerOf('/oai/x')).toBe(answerOf('/'));
});

it('redirects an advertisement to its target', () => {
  expect(answerOf('/advert/none')).toBe(answerAdvert);
  expect(answerOf('/advert/__x__')).toBe(answerAdvert);
});

it('answers a programme’s address with a calendar', () => {
  expect(answerOf('/conference/rwcc-2026/programme.ics')).toBe(answerCalendar);
  expect(answerOf('/conference/rwcc-2026/x/programme.ics')).toBe(answerOf('/'));
});

it('redirects /setup to the office', () => {
  expect(answerOf('/setup')).toBe(answerSetup);
  expect(answerOf('/setup/x')).toBe(answerOf('/'));
});

it.each([
  '/',
  '/journals',
  '/article/CES/3-1/tides',
  '/books/feed.xml',
  '/a/journals/CES/feed.xml',
  '/advert/a/b',
  '/sitemaps',
  '//feed.xml',
])('answers %s with a page', (path) => {
  expect(answerOf(path)).toBe(answerOf('/'));
});
