import { ARTICLE_TYPES } from '@quire/model/article-types';
import { type ArticleMetadata, ArticleMetadataSchema } from '@quire/model/entities/article';
import { licenceOf } from '@quire/model/licence';
import { languageName } from '@quire/model/messages/names';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { funderInWords, relationInWords } from '@quire/model/relations/entries-in-words';
import { ARTICLE_FIELDS } from '@quire/model/statements/statement-forms';
import type { ReadText } from '../../../editing/messages.ts';
import { day } from '../../kit/dates.ts';

type MetadataField = keyof ArticleMetadata;

/** A detail that a file states, with the article's current value. */
export interface OfferedDetail {
  readonly field: MetadataField;
  readonly label: string;
  readonly said: string;
  /** Empty if the article has no value yet. */
  readonly now: string;
}

type Shown = Partial<ArticleMetadata>;

const names = ({ authors = [] }: Shown) =>
  formatList(
    authors.map(({ collective, given, family }) => collective || `${given} ${family}`.trim()),
  );
const DATES: Readonly<Record<string, (date: string) => string>> = {
  received: (date) => t('officeEditor.received', { date }),
  revised: (date) => t('officeEditor.revised', { date }),
  accepted: (date) => t('officeEditor.accepted', { date }),
  published: (date) => t('officeEditor.published', { date }),
};

/** The label of each field, and its value in one line. Affiliations come with their authors. */
const FIELDS: readonly (readonly [MetadataField, string, (stated: Shown) => string])[] = [
  ['title', t('office.title'), ({ title = '' }) => title],
  ['subtitle', t('officeEditor.subtitle'), ({ subtitle = '' }) => subtitle],
  ['abstract', t('officeEditor.abstract'), ({ abstract = '' }) => abstract],
  ['plainSummary', t('officeEditor.plainSummary'), ({ plainSummary = '' }) => plainSummary],
  [
    'authors',
    t('officeEditor.authorsAndAffiliations'),
    (stated) => {
      const places = stated.affiliations?.length ?? 0;
      return (
        names(stated) &&
        t('officeEditor.namesAndAffiliations', { names: names(stated), count: places })
      );
    },
  ],
  ['keywords', t('officeEditor.keywords'), ({ keywords = [] }) => keywords.join(', ')],
  ['type', t('officeEditor.type'), ({ type }) => (type ? ARTICLE_TYPES[type] : '')],
  [
    'language',
    t('office.language'),
    ({ language = '' }) => (language ? languageName(language) : ''),
  ],
  [
    'translations',
    t('articleWords.translations'),
    ({ translations = [] }) =>
      formatList(
        translations.map(({ language, title }) =>
          t('articleWords.inLanguage', { label: title, language: languageName(language) }),
        ),
      ),
  ],
  [
    'translationOf',
    t('officeEditorDetails.translationOf'),
    ({ translationOf = '' }) => translationOf,
  ],
  [
    'dates',
    t('officeEditor.dates'),
    ({ dates = {} }) =>
      formatList(
        Object.entries(DATES).flatMap(([field, words]) => {
          const stated = Object.entries(dates).find(([name]) => name === field)?.[1];
          return stated ? [words(day(stated))] : [];
        }),
      ),
  ],
  ['doi', t('officeEditor.doi'), ({ doi = '' }) => doi],
  [
    'licence',
    t('officeEditor.licence'),
    ({ licence }) => (licence ? licenceOf(licence).label : ''),
  ],
  [
    'pages',
    t('officeEditor.pages'),
    ({ pages }) => [pages?.first, pages?.last].filter(Boolean).join('–'),
  ],
  ['eLocationId', t('officeEditor.articleNumber'), ({ eLocationId = '' }) => eLocationId],
  ...ARTICLE_FIELDS.map(
    ({ field, label }) => [field, label, (stated: Shown) => stated[field] ?? ''] as const,
  ),
  [
    'funders',
    t('articleWords.funders'),
    ({ funders = [] }) => funders.map(funderInWords).join('; '),
  ],
  [
    'relations',
    t('articleWords.relatedWorks'),
    ({ relations = [] }) => relations.map(relationInWords).join('; '),
  ],
];

/** Everything that a file states, in the order of the form, except values that the article already has. */
export function offeredDetails(text: ReadText, now: ArticleMetadata | null): OfferedDetail[] {
  const stated = { ...text.details, title: text.title, abstract: text.abstract };
  return FIELDS.flatMap(([field, label, say]) => {
    const [said, before] = [say(stated), say(now ?? {})];
    const isSame = JSON.stringify(stated[field]) === JSON.stringify(now?.[field]);
    return said === '' || isSame ? [] : [{ field, label, said, now: before }];
  });
}

/** The chosen fields; choosing the authors includes their affiliations. */
export function chosenDetails(details: Shown, chosen: readonly MetadataField[]): Shown {
  const wanted = new Set<MetadataField>(chosen);
  if (wanted.has('authors')) wanted.add('affiliations');
  const left = ArticleMetadataSchema.keyof().options.filter((field) => !wanted.has(field));
  const taken = { ...details };
  for (const field of left) delete taken[field];
  // Authors without affiliations do not keep those of the previous authors.
  return wanted.has('authors') ? { affiliations: [], ...taken } : taken;
}
