import { ARTICLE_AUTHORS_MAX } from '@quire/model/constants';
import { type Author, AuthorSchema } from '@quire/model/entities/article';
import { isOrcid } from '@quire/model/identifiers';
import { splitName } from '@quire/model/split-name';
import type { Report } from '../report/problems.ts';
import { asFlag, asList, asText, type Fields, firstOf, isFields } from './fields.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Affiliations } from './read-affiliations.ts';

/** `Oliver Maier^[Corresponding author.]` and `Holt*`: marks that stand behind names. */
function takeMarks(name: string): { name: string; corresponding: boolean } {
  const corresponding = /\^\[[^\]]*correspond/i.test(name) || /\*\s*$/.test(name);
  const bare = name.replace(/\^\[[^\]]*\]/g, '').replace(/\\?[*†‡§]+\s*$/, '');
  return { name: bare.trim(), corresponding };
}

function readOrcid(value: unknown, name: string, front: FrontMatter, report: Report) {
  const text = asText(value);
  if (!text) return {};
  const bare = text.replace(/^(https?:\/\/)?(www\.)?orcid\.org\//i, '').toUpperCase();
  if (isOrcid(bare) && !/^[0-]+$/.test(bare)) return { orcid: bare };
  report.warn('author/orcid', { orcid: text, author: name }, front.lineOf(text));
  return {};
}

function readEmail(value: unknown, name: string, front: FrontMatter, report: Report) {
  const email = asText(value);
  if (!email) return {};
  if (AuthorSchema.shape.email.safeParse(email).success) return { email };
  report.warn('author/email', { email, author: name }, front.lineOf(email));
  return {};
}

/** Given and family names, from either way of writing them. */
function readName(fields: Fields): { given: string; family: string; marked: boolean } {
  const whole = firstOf(fields, 'name', 'full-name', 'literal');
  const parts: Fields = isFields(whole) ? whole : fields;
  const family = asText(firstOf(parts, 'family', 'surname', 'family-names', 'last', 'family-name'));
  const given = asText(firstOf(parts, 'given', 'given-names', 'given-name', 'first'));
  if (family) {
    const particle = asText(firstOf(parts, 'non-dropping-particle', 'dropping-particle'));
    const suffix = asText(parts.suffix);
    const full = [particle, family, suffix].filter(Boolean).join(' ');
    return { given, family: full, marked: false };
  }
  const { name, corresponding } = takeMarks(asText(whole) || given);
  return { ...splitName(name), marked: corresponding };
}

function readAuthor(
  value: unknown,
  affiliations: Affiliations,
  front: FrontMatter,
  report: Report,
): Author | null {
  const fields: Fields = isFields(value) ? value : { name: value };
  const { given, family, marked } = readName(fields);
  const collective = asText(fields.collective).slice(0, 250);
  const name = collective || [given, family].filter(Boolean).join(' ');
  if (!name) {
    report.warn('author/nameless', {});
    return null;
  }
  return {
    given: collective ? '' : given.slice(0, 120),
    family: collective ? '' : family.slice(0, 120),
    ...(collective ? { collective } : {}),
    ...readOrcid(fields.orcid, name, front, report),
    ...readEmail(fields.email, name, front, report),
    affiliations: affiliations.positions(firstOf(fields, 'affiliations', 'affiliation'), name),
    corresponding: asFlag(fields.corresponding) || marked,
    equal: asFlag(firstOf(fields, 'equal', 'equal-contrib', 'equal_contrib')),
    credit: asList(firstOf(fields, 'credit', 'roles'))
      .map((role) => asText(role).slice(0, 60))
      .filter(Boolean)
      .slice(0, 14),
  };
}

/** The authors in their order. One ORCID iD for two people is a mistake: both lose it. */
export function readAuthors(
  front: FrontMatter,
  affiliations: Affiliations,
  report: Report,
): Author[] {
  const source = firstOf(front.fields, 'authors', 'author');
  const items = Array.isArray(source) ? source : source === undefined ? [] : [source];
  const authors = items.flatMap((item) => readAuthor(item, affiliations, front, report) ?? []);
  const counts = new Map<string, number>();
  for (const { orcid } of authors) if (orcid) counts.set(orcid, (counts.get(orcid) ?? 0) + 1);
  for (const author of authors) {
    if (!author.orcid || (counts.get(author.orcid) ?? 0) < 2) continue;
    const { orcid } = author;
    report.warn('author/orcid-twice', { orcid }, front.lineOf(orcid));
    delete author.orcid;
  }
  if (authors.length === 0) report.warn('author/none', {});
  if (authors.length > ARTICLE_AUTHORS_MAX) {
    report.warn('author/many', { most: ARTICLE_AUTHORS_MAX });
  }
  return authors.slice(0, ARTICLE_AUTHORS_MAX);
}
