import { bodyWordsIn } from '@quire/content/run/body-words';
import {
  articleDocId,
  PAGES,
  PUBLISHED_ARTICLES,
  PUBLISHED_PAGES,
  pageDocId,
} from '@quire/model/collections';
import {
  type Page,
  PageSchema,
  type PublishedPage,
  PublishedPageSchema,
} from '@quire/model/entities/page';
import { STARTER_AUTHOR } from '@quire/model/starter-author';
import type { Ports } from '../../platform/database/ports.ts';
import { renderText } from '../render/render-text.ts';
import { articleCard, CARD_FIELDS } from './cards/article-card.ts';
import { publishDownloads } from './content-downloads.ts';
import { contentFolder } from './content-folder.ts';
import { publishImages } from './content-images.ts';
import { type ContentKind, updatedDay } from './content-kind.ts';
import { type ContentResult, publishContent } from './publish-content.ts';

/** The notice above a starter text that has not been saved by staff. */
const STARTER_NOTE =
  '> **This text has not been reviewed yet.** It came with the software, as a starting point. The press is going to adapt it; what stands in square brackets is still to be decided.';

const textOf = ({ markdown, updatedBy }: Page): string =>
  updatedBy === STARTER_AUTHOR ? `${STARTER_NOTE}\n\n${markdown}` : markdown;

async function renderPage(ports: Ports, id: string, page: Page): Promise<PublishedPage> {
  const folder = contentFolder(PAGES, id);
  const { path, language, journal, title, summary, items, revision } = page;
  const figures = await publishImages(ports, folder, page.files);
  const { html, outline, hasMath } = await renderText({
    ...page,
    markdown: textOf(page),
    macros: {},
    figures,
    words: bodyWordsIn(language),
  });
  return {
    path,
    ...(language ? { language } : {}),
    ...(journal ? { journal } : {}),
    title,
    summary,
    html,
    outline,
    hasMath,
    items,
    collections: [],
    downloads: await publishDownloads(ports, folder, page.files),
    updated: updatedDay(page),
    revision,
  };
}

/** The cards of a journal's articles by their keys; those that are not public are left out. */
async function cardsOf(ports: Ports, journal: string, akeys: readonly string[]) {
  const { db } = ports;
  const articles = [...new Set(akeys)].map((akey) =>
    db.collection(PUBLISHED_ARTICLES).doc(articleDocId(journal, akey)),
  );
  if (articles.length === 0) return new Map();
  const found = await db.getAll(...articles, { fieldMask: CARD_FIELDS });
  const cards = found.map((each) => articleCard(each.data())).filter((card) => card !== null);
  return new Map(cards.map((card) => [card.akey, card]));
}

/** Collections of articles are written as keys and shown as cards. */
async function withCards(ports: Ports, page: Page, made: PublishedPage): Promise<PublishedPage> {
  const { collections, journal = '' } = page;
  const akeys = collections.flatMap(({ articles }) => articles);
  const cards = await cardsOf(ports, journal, journal ? akeys : []);
  const missing = akeys.filter((akey) => !cards.has(akey));
  if (missing.length > 0) {
    ports.log.warn('publish/collection-article-missing', { page: page.path, articles: missing });
  }
  return {
    ...made,
    collections: collections.map(({ title, description, articles }) => ({
      title,
      description,
      articles: articles.flatMap((akey) => cards.get(akey) ?? []),
    })),
  };
}

/** A journal's text names its journal, so that its editors may edit it and others may not. */
function isWhole({ path, journal }: Page): boolean {
  const owner = /^\/journals\/([^/]+)\/./.exec(path)?.[1];
  return owner === journal;
}

const PAGE_KIND: ContentKind<Page, PublishedPage> = {
  working: PAGES,
  published: PUBLISHED_PAGES,
  schema: PageSchema.refine(isWhole, 'The page of a journal names it.'),
  publicSchema: PublishedPageSchema,
  idOf: ({ path, language }) => pageDocId(path, language),
  isPublic: ({ status }) => status === 'published',
  render: renderPage,
  complete: withCards,
};

/** `pages/{id}` → `publishedPages/{id}` and its files. */
export const publishPage = (
  ports: Ports,
  id: string,
  options?: { remake?: boolean },
): Promise<ContentResult> => publishContent(ports, PAGE_KIND, id, options);
