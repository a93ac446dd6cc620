/** The metadata of an accepted manuscript, as its article has them. Pure. */
import {
  ARTICLE_ABSTRACT_MAX_CHARACTERS,
  ARTICLE_KEYWORDS_MAX,
  ARTICLE_TITLE_MAX_CHARACTERS,
  PLAIN_SUMMARY_MAX_CHARACTERS,
} from '@quire/model/constants';
import {
  type ArticleMetadata,
  ArticleMetadataSchema,
  AuthorSchema,
} from '@quire/model/entities/article';
import type { Submission } from '@quire/model/entities/submission';
import { repeatedLanguages, TranslationSchema } from '@quire/model/entities/translation';
import { isOrcid } from '@quire/model/identifiers';
import { funderProblems } from '@quire/model/relations/funder-problems';
import { relationProblems } from '@quire/model/relations/relation-problems';
import { STATEMENTS } from '@quire/model/statements/article-statements';
import { STATEMENT_MAX_CHARACTERS } from '@quire/model/statements/statement-fields';
import { z } from 'zod';

/** Dates from the timeline. */
export interface ManuscriptDates {
  readonly revised?: string | undefined;
  readonly accepted?: string | undefined;
}

interface Given {
  readonly licence: string;
  /** Absent: the journal has no DOI prefix yet. */
  readonly doi?: string;
  readonly dates: ManuscriptDates;
}

const EmailSchema = z.email();

/** Affiliations without a name are removed, and the indices by which authors refer to them are adjusted. */
function affiliationsOf({ affiliations }: Submission) {
  const kept = affiliations.flatMap((each, place) => (each.name.trim() ? [{ each, place }] : []));
  return {
    affiliations: kept.map(({ each: { name, ror, country } }) => ({
      name: name.trim(),
      ...(ror ? { ror } : {}),
      ...(country ? { country } : {}),
    })),
    placeOf: (old: number) => kept.findIndex(({ place }) => place === old),
  };
}

function authorsOf(submission: Submission, placeOf: (old: number) => number) {
  return submission.authors
    .filter(({ given, family }) => given.trim() || family.trim())
    .map((author) =>
      AuthorSchema.parse({
        given: author.given.trim(),
        family: author.family.trim(),
        ...(isOrcid(author.orcid) ? { orcid: author.orcid } : {}),
        ...(EmailSchema.safeParse(author.email.trim()).success
          ? { email: author.email.trim() }
          : {}),
        affiliations: author.affiliations.map(placeOf).filter((place) => place >= 0),
        corresponding: author.corresponding,
        equal: author.equal,
        credit: author.credit,
      }),
    );
}

/** `CES-2026-00123` → `e123`: an article number, while there are no page numbers. */
const numberOf = ({ number = '' }: Submission) => {
  const last = /(\d+)$/.exec(number)?.[1];
  return last ? { eLocationId: `e${Number(last)}` } : {};
};

const words = (text: string, most: number) => {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed.slice(0, most);
};

/** What describes it in one language; absent where there is nothing. */
const descriptionOf = ({
  title,
  abstract,
  plainSummary,
  keywords,
}: Pick<Submission, 'title' | 'abstract' | 'plainSummary' | 'keywords'>) => {
  const unique = [...new Set(keywords.map((word) => word.trim()).filter(Boolean))];
  return {
    title: title.replace(/\s+/g, ' ').trim().slice(0, ARTICLE_TITLE_MAX_CHARACTERS),
    abstract: words(abstract, ARTICLE_ABSTRACT_MAX_CHARACTERS),
    plainSummary: words(plainSummary, PLAIN_SUMMARY_MAX_CHARACTERS),
    keywords: unique.length > 0 ? unique.slice(0, ARTICLE_KEYWORDS_MAX) : undefined,
  };
};

/** Its translations. One that is incomplete is left out, so that it cannot keep the article from being created. */
const translationsOf = ({ language, translations }: Submission) => {
  const repeated = new Set(repeatedLanguages(language, translations));
  return translations.flatMap((translation, place) => {
    const read = TranslationSchema.safeParse({
      language: translation.language,
      ...descriptionOf(translation),
    });
    return read.success && !repeated.has(place) ? [read.data] : [];
  });
};

/** The authors' statements, under the names that they have in articles. */
const statementsOf = (submission: Submission) =>
  Object.fromEntries(
    Object.values(STATEMENTS).flatMap((row) =>
      'manuscript' in row && 'article' in row
        ? [[row.article.field, words(submission[row.manuscript], STATEMENT_MAX_CHARACTERS)]]
        : [],
    ),
  );

/** Without what the publish gate would refuse: it was checked when the manuscript was sent. */
const placesOf = (problems: readonly { readonly place: number }[]) =>
  new Set(problems.map(({ place }) => place));

const fundersOf = ({ funders }: Submission) => {
  const wrong = placesOf(funderProblems(funders));
  return funders
    .filter((_, place) => !wrong.has(place))
    .map(({ name, ror, awards, grantDoi }) => ({
      name: name.trim(),
      ...(ror && { ror }),
      awards: awards.map((award) => award.trim()).filter(Boolean),
      ...(grantDoi && { grantDoi }),
    }));
};

const relationsOf = ({ relations }: Submission) => {
  const wrong = placesOf(relationProblems(relations));
  return relations
    .filter((_, place) => !wrong.has(place))
    .map(({ type, idType, identifier, description }) => ({
      ...{ type, idType, identifier },
      ...(description.trim() && { description: description.trim() }),
    }));
};

/** The metadata of the article that a submission becomes. */
export function articleMetadata(
  submission: Submission,
  { licence, doi, dates }: Given,
): ArticleMetadata {
  const { affiliations, placeOf } = affiliationsOf(submission);
  const received = submission.submittedAt?.slice(0, 10);
  return ArticleMetadataSchema.parse({
    ...(submission.articleType === '' ? {} : { type: submission.articleType }),
    language: submission.language || 'en',
    ...descriptionOf(submission),
    translations: translationsOf(submission),
    authors: authorsOf(submission, placeOf),
    affiliations,
    dates: JSON.parse(JSON.stringify({ received, ...dates })),
    ...numberOf(submission),
    ...(doi && { doi }),
    licence,
    ...statementsOf(submission),
    funders: fundersOf(submission),
    relations: relationsOf(submission),
  });
}
