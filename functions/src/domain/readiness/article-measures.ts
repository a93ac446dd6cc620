/** What is counted of a journal's newest published articles. */
import { isResearch } from '@quire/model/article-types';
import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { isOpenLicence, licenceOf } from '@quire/model/licence';
import type { Measures } from '@quire/model/readiness/measures';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isByEditors } from '../stats/is-by-editors.ts';
import { type JournalEditor, journalEditors } from '../stats/journal-editors.ts';
import { shareOf } from './share-of.ts';

/** The newest ones speak for all: what indexes look at are the last issues and the last year. */
const LOOKED_AT = 200;
const YEAR_MS = 365 * 86_400_000;
/** DOAJ looks at endogeny in each of the latest two issues. */
const ISSUES_LOOKED_AT = 2;

const LookedAtSchema = z.object({
  issue: z.string(),
  published: z.iso.date(),
  doi: z.string().optional(),
  referenceCount: z.number().default(0),
  metadata: ArticleMetadataSchema,
});
type LookedAt = z.infer<typeof LookedAtSchema>;

async function readNewest(db: Firestore, jkey: string): Promise<LookedAt[]> {
  const { docs } = await db
    .collection(PUBLISHED_ARTICLES)
    .where('journal', '==', jkey)
    .orderBy('published', 'desc')
    .select('issue', 'published', 'doi', 'referenceCount', 'metadata')
    .limit(LOOKED_AT)
    .get();
  return docs.flatMap((doc) => {
    const { data } = LookedAtSchema.safeParse(doc.data());
    return data ? [data] : [];
  });
}

const isEnglish = (tag: string): boolean => tag.split('-')[0]?.toLowerCase() === 'en';

function isInEnglish({ metadata }: LookedAt): boolean {
  const { language, abstract, translations } = metadata;
  if (isEnglish(language)) return abstract !== '';
  return translations.some((each) => isEnglish(each.language) && Boolean(each.abstract));
}

/** A letter of another script; signs that many scripts share are none. */
const NOT_ROMAN = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

function isInRoman({ metadata: { authors, affiliations } }: LookedAt): boolean {
  const names = authors.flatMap(({ given, family, collective = '' }) => [
    given,
    family,
    collective,
  ]);
  return ![...names, ...affiliations.map(({ name }) => name)].some((each) => NOT_ROMAN.test(each));
}

/** The higher share of the latest issues; null without research in them. */
function endogenyOf(
  research: readonly LookedAt[],
  editors: readonly JournalEditor[],
): number | null {
  const issues = [...Map.groupBy(research, ({ issue }) => issue).values()];
  const shares = issues.slice(0, ISSUES_LOOKED_AT).flatMap((articles) => {
    const share = shareOf(articles, ({ metadata: { authors, dates }, published }) =>
      isByEditors(editors, authors, { received: dates.received, published }),
    );
    return share === null ? [] : [share];
  });
  return shares.length > 0 ? Math.max(...shares) : null;
}

type OfArticles =
  | 'endogeny'
  | 'researchInYear'
  | 'research'
  | 'licences'
  | 'openLicences'
  | 'machineLicences'
  | 'dois'
  | 'abstracts'
  | 'english'
  | 'affiliations'
  | 'roman'
  | 'orcids'
  | 'references'
  | 'dates'
  | 'grants'
  | 'funders';

/** Counts the newest articles of a journal, at most `LOOKED_AT` of them. Shares are those of its research. */
export async function articleMeasures(
  db: Firestore,
  jkey: string,
  now: Date,
): Promise<Pick<Measures, OfArticles>> {
  const [articles, editors] = await Promise.all([readNewest(db, jkey), journalEditors(db, jkey)]);
  const research = articles.filter(({ metadata }) => isResearch(metadata.type));
  const aYearAgo = new Date(now.getTime() - YEAR_MS).toISOString().slice(0, 10);
  const linksLicence = shareOf(
    articles,
    ({ metadata }) => licenceOf(metadata.licence).url !== null,
  );
  const funded = research.filter(({ metadata }) => metadata.funders.length > 0);
  return {
    endogeny: endogenyOf(research, editors),
    researchInYear: research.filter(({ published }) => published > aYearAgo).length,
    research: research.length,
    licences: linksLicence,
    openLicences: shareOf(articles, ({ metadata }) => isOpenLicence(metadata.licence)),
    // Pages (schema.org) and JATS say of every article that it is open, and link the licences that have an address.
    machineLicences: linksLicence,
    dois: shareOf(articles, ({ doi }) => Boolean(doi)),
    abstracts: shareOf(research, ({ metadata }) => metadata.abstract !== ''),
    english: shareOf(research, isInEnglish),
    affiliations: shareOf(research, ({ metadata: { authors } }) =>
      authors.every((author) => author.collective !== undefined || author.affiliations.length > 0),
    ),
    roman: shareOf(research, isInRoman),
    orcids: shareOf(research, ({ metadata: { authors } }) => authors.some(({ orcid }) => orcid)),
    references: shareOf(research, ({ referenceCount }) => referenceCount > 0),
    dates: shareOf(research, ({ metadata: { dates } }) =>
      Boolean(dates.received && dates.accepted),
    ),
    grants: shareOf(funded, ({ metadata: { funders } }) =>
      funders.every(({ awards, grantDoi }) => awards.length > 0 || Boolean(grantDoi)),
    ),
    funders: shareOf(funded, ({ metadata: { funders } }) =>
      funders.every(({ ror, funderDoi }) => ror || funderDoi),
    ),
  };
}
