/** The digests: one document each for the home page, the list of journals and every page's layout. */
import { translatedLanguages } from '@quire/content/messages/read-translation';
import {
  CONFERENCES_DIGEST,
  DIGESTS,
  HOME_DIGEST,
  JOURNALS_DIGEST,
  PAGES_DIGEST,
  PRESS_DIGEST,
  PRESS_SETTINGS,
  PUBLISHED_ARTICLES,
  SETTINGS,
} from '@quire/model/collections';
import { HOME_LATEST_ARTICLES } from '@quire/model/constants';
import type { ConferencesDigest } from '@quire/model/entities/conference';
import type { CrawledPress } from '@quire/model/entities/crawler-rules';
import { type Press, type PressDigest, PressSchema } from '@quire/model/entities/press';
import { type PressRecord, PressRecordSchema } from '@quire/model/entities/press-record';
import type { HomeDigest, JournalsDigest, PagesDigest } from '@quire/model/entities/published';
import { isPseudo } from '@quire/model/messages/languages';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { advertsOfDigest } from './adverts-of-digest.ts';
import { articleCard, CARD_FIELDS } from './cards/article-card.ts';
import { contentFolder } from './content-folder.ts';
import { homeNews } from './home-news.ts';
import { journalCards } from './journal-cards.ts';
import { newestConferences } from './newest-conferences.ts';
import { pressTexts } from './press-texts.ts';
import { publishNamedImage } from './publish-named-image.ts';

/** `digests/home`: the journals, the newest articles of the press, and its news. */
export function rebuildHomeDigest({ db }: Ports): Promise<boolean> {
  const digest = db.collection(DIGESTS).doc(HOME_DIGEST);
  const latest = db
    .collection(PUBLISHED_ARTICLES)
    .orderBy('published', 'desc')
    .select(...CARD_FIELDS)
    .limit(HOME_LATEST_ARTICLES);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(digest);
    const [journals, articles, news] = await Promise.all([
      journalCards(db),
      latest.get(),
      homeNews(db),
    ]);
    const next: HomeDigest = {
      journals,
      latest: articles.docs.map((each) => articleCard(each.data())).filter((card) => card !== null),
      news,
    };
    return writeIfChanged(tx, digest, before, next);
  });
}

/** `digests/journals`: the list of journals with what they hold. */
export function rebuildJournalsDigest({ db }: Ports): Promise<boolean> {
  const digest = db.collection(DIGESTS).doc(JOURNALS_DIGEST);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(digest);
    const next: JournalsDigest = { journals: await journalCards(db) };
    return writeIfChanged(tx, digest, before, next);
  });
}

/** `digests/press`: the press's identity and the journals of the menu. */
export function rebuildPressDigest(ports: Ports): Promise<boolean> {
  const { db, now } = ports;
  const digest = db.collection(DIGESTS).doc(PRESS_DIGEST);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(digest);
    const settings = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
    const record = readRecord(settings, PressRecordSchema);
    if (!record) return false;
    const { navigation, footer, crawlers } = record;
    const press = withTranslated(PressSchema.parse(record));
    const links = translatedLinks(record, press.languages);
    const folder = contentFolder(SETTINGS, PRESS_SETTINGS);
    const logo = await publishNamedImage(ports, folder, record.logo, before.get('logo'));
    const [journals, adverts] = await Promise.all([journalCards(db), advertsOfDigest(db, now())]);
    const next: CrawledPress = {
      press,
      ...(logo && { logo }),
      ...(navigation.length > 0 && { navigation }),
      ...(footer.length > 0 && { footer }),
      ...(crawlers.groups.length + crawlers.agents.length > 0 && { crawlers }),
      ...(links && { translations: links }),
      journals: journals.map(({ name, fullname, hue, order }) => ({ name, fullname, hue, order })),
      ...(adverts.length > 0 ? { adverts } : {}),
    };
    return writeIfChanged(tx, digest, before, next);
  });
}

/** The navigation and the footer of each offered language that has its own; undefined where none has. */
function translatedLinks(
  { translations = {} }: PressRecord,
  offered: Press['languages'] = [],
): PressDigest['translations'] {
  const links = Object.entries(translations).flatMap(([language, texts]) => {
    const { navigation = [], footer = [] } = texts ?? {};
    const own = {
      ...(navigation.length > 0 && { navigation }),
      ...(footer.length > 0 && { footer }),
    };
    return offered.includes(language) && Object.keys(own).length > 0
      ? [[language, own] as const]
      : [];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/** Of the languages that staff have chosen those that this version of the software has texts in. */
function withTranslated({ languages = [], translations = {}, ...press }: Press): Press {
  const translated: readonly string[] = translatedLanguages();
  // The pseudo-languages of a developer's press are made of English.
  const offered = languages.filter((tag) => translated.includes(tag) || isPseudo(tag));
  const texts = Object.entries(translations).filter(([tag]) => offered.includes(tag));
  return {
    ...press,
    ...(offered.length > 0 ? { languages: offered } : {}),
    ...(texts.length > 0 ? { translations: Object.fromEntries(texts) } : {}),
  };
}

/** `digests/pages`: the press's own texts, for menus and the sitemap. */
export function rebuildPagesDigest({ db }: Ports): Promise<boolean> {
  const digest = db.collection(DIGESTS).doc(PAGES_DIGEST);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(digest);
    const next: PagesDigest = { pages: await pressTexts(db) };
    return writeIfChanged(tx, digest, before, next);
  });
}

/** `digests/conferences`: what the conference pages show below their text. */
export function rebuildConferencesDigest({ db }: Ports): Promise<boolean> {
  const digest = db.collection(DIGESTS).doc(CONFERENCES_DIGEST);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(digest);
    const next: ConferencesDigest = { conferences: await newestConferences(db) };
    return writeIfChanged(tx, digest, before, next);
  });
}
