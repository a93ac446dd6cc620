import type { JatsPlace } from '@quire/content/export/jats-place';
import { inLanguage } from '@quire/content/messages/in-language';
import { articleVersionPath } from '@quire/model/article-paths';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { ArticleVersion } from '@quire/model/entities/article';
import type { Journal } from '@quire/model/entities/journal';
import { machineTitle } from '@quire/model/entities/machine-title';
import type {
  Notice,
  PublishedArticle,
  PublishedSupplement,
  TranslatedVersion,
} from '@quire/model/entities/published';
import { type JournalTitle, titleInYear } from '@quire/model/entities/title-in-year';
import { htmlText } from '@quire/model/letters/html-text';
import { languageFor } from '@quire/model/messages/languages';
import { articlePath, articlePdfPath, mediaPath } from '@quire/model/paths';
import { publishedSupplement } from '../publish-supplements.ts';
import { publishedPdfName } from '../published-pdf-name.ts';
import { uploadedPdfFacts } from '../uploaded-pdf-facts.ts';
import { laterEvents } from './later-events.ts';

interface Surroundings {
  /** The published article, which is always its newest version. */
  readonly article: Pick<
    PublishedArticle,
    | 'journal'
    | 'issue'
    | 'akey'
    | 'doi'
    | 'pdf'
    | 'supplements'
    | 'translationOf'
    | 'translatedVersions'
    | 'about'
    | 'journalTitle'
    | 'journalIssn'
    | 'volume'
    | 'number'
    | 'year'
    | 'published'
    | 'updated'
    | 'status'
    | 'notices'
    | 'versions'
    | 'revision'
  >;
  /** The version that is written: the same, or an earlier one. Only of an earlier one its files are needed. */
  readonly version: Pick<ArticleVersion, 'revision' | 'files' | 'metadata'>;
  readonly journal: (JournalTitle & Pick<Journal, 'formerTitles' | 'publisherPlace'>) | undefined;
  readonly publisher: string;
  readonly origin: string;
}

/** Files of the version: of the newest one as they were published, of an earlier one as publishing names them. */
function filesOf({ article, origin, version: { revision, files, metadata } }: Surroundings): {
  readonly pdf: string | undefined;
  readonly supplements: readonly PublishedSupplement[];
} {
  const { journal, issue, akey, doi, pdf, supplements = [] } = article;
  if (revision === article.revision)
    return { pdf: pdf && articlePdfPath(journal, issue, doi ?? akey), supplements };
  const own = files.find(({ role }) => role === 'pdf');
  const facts = uploadedPdfFacts(metadata, origin + articlePath(journal, issue, akey));
  return {
    pdf: own && mediaPath(journal, akey, publishedPdfName(own, facts)),
    supplements: files
      .filter(({ role }) => role === 'supplement')
      .map((file, place) => publishedSupplement(file, place + 1)),
  };
}

/** Where a published version appears, with absolute addresses. Nothing is read here. */
export function publishedPlace(surroundings: Surroundings): JatsPlace {
  const { article, version, journal, publisher, origin } = surroundings;
  const { journal: jkey, issue, akey, translationOf, translatedVersions = [], about } = article;
  const isNewest = version.revision === article.revision;
  const { pdf, supplements } = filesOf(surroundings);
  const named = journal && titleInYear(journal, article.year);
  const events = laterEvents(article, version.revision);
  const page = (link: Pick<PublishedArticle, 'journal' | 'issue' | 'akey'>) =>
    origin + articlePath(link.journal, link.issue, link.akey);
  const noticed = ({ kind, article: link }: Notice) => ({
    ...{ kind, title: htmlText(link.titleHtml), url: page(link) },
  });
  const translated = (link: TranslatedVersion) => ({ title: machineTitle(link), url: page(link) });
  return {
    journal: {
      key: jkey,
      title: article.journalTitle,
      abbreviation: named?.key_title,
      issn: article.journalIssn,
      issnPrint: named?.issn_print,
      issnL: named?.issn_l,
      publisher,
      publisherPlace: journal?.publisherPlace,
    },
    akey,
    heading: inLanguage(
      languageFor(version.metadata.language),
      () => ARTICLE_TYPES[version.metadata.type],
    ),
    volume: article.volume,
    issue: article.number,
    published: article.published,
    version: events.some(({ type }) => type === 'corrected') ? 'corrected' : 'of-record',
    isRetracted: article.status === 'retracted',
    events,
    url: isNewest
      ? page(article)
      : origin + articleVersionPath(jkey, issue, akey, version.revision),
    pdf: pdf && origin + pdf,
    // As on their pages, what was corrected since is not said of earlier versions.
    notices: article.notices.filter(({ kind }) => isNewest || kind !== 'correction').map(noticed),
    about: about && noticed(about),
    translationOf: translationOf && translated(translationOf),
    translations: translatedVersions.map(translated),
    supplements: supplements.map(({ name, label, description }) => ({
      ...{ label, description, url: origin + mediaPath(jkey, akey, name) },
    })),
  };
}
