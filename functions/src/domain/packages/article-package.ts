/** A published article as an archive or an index is sent it: which files, with which names. */
import { jatsArticle } from '@quire/content/export/jats-article';
import { pmcFormulas } from '@quire/content/export/pmc-formulas';
import { bodyWordsIn } from '@quire/content/run/body-words';
import type { PackageFile } from '@quire/model/calls/articles';
import {
  ARTICLES,
  articleDocId,
  PUBLISHED_ARTICLES,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import { ArticleVersionSchema } from '@quire/model/entities/article';
import { PACKAGE_KINDS, type PackageKind } from '@quire/model/entities/package-kinds';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { titleInYear } from '@quire/model/entities/title-in-year';
import { normaliseDoi } from '@quire/model/identifiers';
import { type Asker, can } from '@quire/model/roles';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { readPermissions } from '../access/read-permissions.ts';
import type { ArticleDeposit } from '../deposits/deposit.ts';
import { doajXml } from '../deposits/doaj/doaj-xml.ts';
import { pubmedXml } from '../deposits/pubmed/pubmed-xml.ts';
import { withAnnounced } from '../publishing/accepted-relations.ts';
import { publishedPlace } from '../publishing/jats/published-place.ts';
import { versionKey, versionParts } from '../publishing/jats/version-parts.ts';
import { readFoundDois } from '../publishing/references/reference-search.ts';
import { articleUnits } from '../registrations/article-units.ts';
import { CannotDeposit } from '../registrations/deposit-unit.ts';
import { readDepositingPress } from '../registrations/press-of-deposits.ts';
import { readJournalOf } from './journal-of.ts';
import { packageName } from './package-names.ts';
import { packageParts } from './package-parts.ts';

interface Asked {
  /** `CES~creeks`. */
  readonly article: string;
  readonly kind: PackageKind;
}

interface ArticlePackage {
  /** Of its folder or its ZIP. */
  readonly name: string;
  /** None: its journal has no ISSN, without which neither PubMed nor DOAJ takes anything. */
  readonly files: PackageFile[];
}

type Source = Awaited<ReturnType<typeof readSource>>;

async function readSource(ports: Ports, article: PublishedArticle, kind: PackageKind) {
  const { journal, press } = await readJournalOf(ports.db, article.journal);
  return { kind, article, journal, publisher: press?.name ?? article.journalTitle };
}

/** Its text in JATS with figures, supplements and PDF by their names in the package, and these. */
async function fullText(ports: Ports, source: Source, base: string): Promise<PackageFile[]> {
  const { article, journal, publisher, kind } = source;
  const id = articleDocId(article.journal, article.akey);
  const ref = ports.db.collection(ARTICLES).doc(id).collection(VERSIONS);
  const stored = await ref.doc(versionDocId(article.revision)).get();
  const version = readRecord(stored, ArticleVersionSchema);
  if (!version) throw new Refused('article/no-version');
  const { markdown, bibtex, macros, savedAt } = version;
  const doi = version.metadata.doi && normaliseDoi(version.metadata.doi);
  const relations = withAnnounced(version.metadata.relations, article.announced);
  const metadata = { ...version.metadata, relations, ...(doi ? { doi } : {}) };
  const { files, figures, supplements, pdf } = packageParts(article, version, base);
  const words = bodyWordsIn(metadata.language);
  const foundDois = await readFoundDois(ports.db, id);
  const { provedOrcids } = article;
  const announced = JSON.stringify(article.announced ?? []);
  const about = [base, id, article.revision, savedAt, provedOrcids, announced].join(' ');
  const key = versionKey(about, foundDois);
  const parts = await versionParts(key, () => ({
    ...{ metadata, markdown, bibtex, macros, foundDois, words, figures: new Map(figures) },
    provedOrcids,
  }));
  if (parts === 'busy') throw new Refused('page/unavailable');
  const place = publishedPlace({ article, version, journal, publisher, origin: ports.origin });
  const named = place.supplements?.map((each) => {
    const published = each.url.slice(each.url.lastIndexOf('/') + 1);
    return { ...each, url: supplements.get(published) ?? each.url };
  });
  const text = jatsArticle(parts, metadata, { ...place, pdf, supplements: named });
  return [{ name: `${base}.xml`, text: kind === 'pmc' ? pmcFormulas(text) : text }, ...files];
}

/** Its citation, or its metadata. */
async function citation(
  ports: Ports,
  { article, kind }: Source,
  base: string,
): Promise<PackageFile[]> {
  const press = await readDepositingPress(ports.db);
  const id = articleDocId(article.journal, article.akey);
  const units = press && (await articleUnits(ports, id, press, []));
  const deposit = units
    ?.map((unit) => unit.deposit)
    .find((each): each is ArticleDeposit => each.kind === 'article');
  if (!deposit) throw new Refused('page/unavailable');
  const { journal, journalNow = journal } = deposit;
  if ((kind === 'doaj' ? journalNow : journal).issns.length === 0) return [];
  const { akey, metadata } = article;
  const text =
    kind === 'doaj' ? doajXml([deposit]) : pubmedXml({ deposit, type: metadata.type, akey });
  return [{ name: `${base}.xml`, text }];
}

/**
 * What goes into the package of a published article, for staff who may read the journal's articles. The files
 * themselves are fetched by whoever asks. Throws `Refused`: `access/denied`, `article/not-found`, `article/no-version`,
 * `page/unavailable` where too many texts are being written, or this one takes too long.
 */
export async function articlePackage(
  ports: Ports,
  person: Asker,
  { article: id, kind }: Asked,
): Promise<ArticlePackage> {
  const jkey = id.split('~')[0] ?? '';
  const permissions = await readPermissions(ports.db, jkey);
  if (!can(person, 'article.read', { journal: jkey, permissions })) {
    throw new Refused('access/denied');
  }
  const stored = await ports.db.collection(PUBLISHED_ARTICLES).doc(id).get();
  const article = readRecord(stored, PublishedArticleSchema);
  if (!article) throw new Refused('article/not-found');
  const source = await readSource(ports, article, kind);
  const name = packageName(kind, {
    journal: article.journal,
    abbreviation: source.journal && titleInYear(source.journal, article.year).key_title,
    issn: article.journalIssn,
    volume: article.volume,
    issue: article.number,
    akey: article.akey,
  });
  const make = PACKAGE_KINDS[kind].content === 'citation' ? citation : fullText;
  try {
    return { name, files: await make(ports, source, name) };
  } catch (error) {
    if (error instanceof CannotDeposit) throw new Refused('page/unavailable');
    throw error;
  }
}
