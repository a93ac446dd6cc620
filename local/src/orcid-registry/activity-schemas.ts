/** What the registry takes of an activity: the rules of work-3.0.xsd, peer-review-3.0.xsd and common-3.0.xsd. */
import { z } from 'zod';
import { isOrcidPath } from './orcid-path.ts';

const NOT_EMPTY = /\S/;
const text = (max: number) => z.string().regex(NOT_EMPTY).max(max);
const valued = (schema: z.ZodType<string>) => z.strictObject({ value: schema });

const WORK_TYPES = [
  ...[
    'annotation',
    'artistic-performance',
    'book',
    'book-chapter',
    'book-review',
    'conference-abstract',
  ],
  ...[
    'conference-paper',
    'conference-poster',
    'data-set',
    'dictionary-entry',
    'disclosure',
    'dissertation-thesis',
  ],
  ...[
    'edited-book',
    'encyclopedia-entry',
    'invention',
    'journal-article',
    'journal-issue',
    'lecture-speech',
  ],
  ...[
    'license',
    'magazine-article',
    'manual',
    'newsletter-article',
    'newspaper-article',
    'online-resource',
  ],
  ...[
    'other',
    'patent',
    'physical-object',
    'preprint',
    'registered-copyright',
    'report',
    'research-technique',
  ],
  ...[
    'research-tool',
    'review',
    'software',
    'spin-off-company',
    'standards-and-policy',
    'supervised-student-publication',
  ],
  ...['technical-standard', 'test', 'trademark', 'translation', 'website', 'working-paper'],
];

const UrlSchema = valued(
  z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .max(2_084),
);
const DateSchema = z.strictObject({
  year: valued(z.string().regex(/^\d{4}$/)),
  month: valued(z.string().regex(/^(0[1-9]|1[0-2])$/)).nullish(),
  day: valued(z.string().regex(/^(0[1-9]|[12]\d|3[01])$/)).nullish(),
});
const CountrySchema = z.string().regex(/^[A-Z]{2}$/);
const LanguageSchema = z.string().regex(/^[a-z]{2}(_[A-Z]{2})?$/);

const ExternalIdSchema = z.strictObject({
  'external-id-type': text(255),
  'external-id-value': text(2_084),
  'external-id-url': UrlSchema.nullish(),
  'external-id-relationship': z.enum(['self', 'part-of', 'version-of', 'funded-by']),
});
export type ExternalId = z.infer<typeof ExternalIdSchema>;

const ExternalIdsSchema = z.strictObject({ 'external-id': z.array(ExternalIdSchema).min(1) });

const TitleSchema = z.strictObject({
  title: valued(text(1_000)),
  subtitle: valued(text(1_000)).nullish(),
  'translated-title': z
    .strictObject({ value: text(1_000), 'language-code': LanguageSchema })
    .nullish(),
});

const ContributorSchema = z.strictObject({
  'contributor-orcid': z
    .strictObject({
      uri: z.string().nullish(),
      path: z.string().refine(isOrcidPath),
      host: z.string().nullish(),
    })
    .nullish(),
  'credit-name': valued(text(150)).nullish(),
  'contributor-email': z.string().nullish(),
  'contributor-attributes': z
    .strictObject({
      'contributor-sequence': z.enum(['first', 'additional']).nullish(),
      'contributor-role': text(100).nullish(),
    })
    .nullish(),
});

/** What a client may write beside the fields of an activity. */
const WRITTEN = {
  'put-code': z.number().int().positive().nullish(),
  visibility: z.enum(['private', 'limited', 'public', 'registered-only']).nullish(),
};

const WorkSchema = z.strictObject({
  ...WRITTEN,
  title: TitleSchema,
  'journal-title': valued(text(1_000)).nullish(),
  'short-description': z.string().max(5_000).nullish(),
  citation: z
    .strictObject({ 'citation-type': text(40), 'citation-value': z.string().regex(NOT_EMPTY) })
    .nullish(),
  type: z.enum(WORK_TYPES),
  'publication-date': DateSchema.nullish(),
  'external-ids': ExternalIdsSchema,
  url: UrlSchema.nullish(),
  contributors: z.strictObject({ contributor: z.array(ContributorSchema) }).nullish(),
  'language-code': LanguageSchema.nullish(),
  country: valued(CountrySchema).nullish(),
});

/** `issn:1741-4857` or another of the five kinds of groups. */
const GroupIdSchema = z
  .string()
  .regex(
    /^(ringgold:|issn:|orcid-generated:|fundref:|publons:)([0-9a-zA-Z^._~:/?#[\]@!$&'()*+,;=-]){2,}$/,
  );

const OrganizationSchema = z.strictObject({
  name: text(4_000),
  address: z.strictObject({
    city: text(4_000).nullish(),
    region: text(4_000).nullish(),
    country: CountrySchema,
  }),
  'disambiguated-organization': z
    .strictObject({
      'disambiguated-organization-identifier': text(4_000),
      'disambiguation-source': z.enum(['RINGGOLD', 'GRID', 'FUNDREF', 'LEI', 'ROR']),
    })
    .nullish(),
});

const PeerReviewSchema = z.strictObject({
  ...WRITTEN,
  'reviewer-role': z.enum(['reviewer', 'editor', 'member', 'chair', 'organizer']),
  'review-identifiers': ExternalIdsSchema,
  'review-url': UrlSchema.or(z.string().regex(/^https?:\/\/\S+$/)).nullish(),
  'review-type': z.enum(['review', 'evaluation']),
  'review-completion-date': DateSchema,
  'review-group-id': GroupIdSchema,
  'subject-external-identifier': ExternalIdSchema.nullish(),
  'subject-container-name': valued(text(1_000)).or(text(1_000)).nullish(),
  'subject-type': z.enum([...WORK_TYPES, 'award', 'grant', 'contract', 'salary-award']).nullish(),
  'subject-name': TitleSchema.nullish(),
  'subject-url': UrlSchema.or(z.string().regex(/^https?:\/\/\S+$/)).nullish(),
  'convening-organization': OrganizationSchema,
});

export const GroupSchema = z.strictObject({
  'put-code': z.number().int().positive().nullish(),
  name: text(1_000),
  'group-id': GroupIdSchema,
  description: text(1_000),
  type: text(100),
});
export type Group = z.infer<typeof GroupSchema>;

export type ActivityKind = 'work' | 'peer-review';

/** Of each kind: what may be written, and where its identifiers are. */
export const ACTIVITIES = {
  work: { schema: WorkSchema, identifiers: 'external-ids' },
  'peer-review': { schema: PeerReviewSchema, identifiers: 'review-identifiers' },
} as const;

export type Activity = z.infer<typeof WorkSchema> | z.infer<typeof PeerReviewSchema>;

/** The identifiers by which an activity is told apart: those of itself alone. */
export function ownIdentifiers(activity: Activity): readonly string[] {
  const list =
    'review-identifiers' in activity ? activity['review-identifiers'] : activity['external-ids'];
  return list['external-id']
    .filter((each) => each['external-id-relationship'] === 'self')
    .map((each) => `${each['external-id-type']} ${each['external-id-value'].trim().toLowerCase()}`);
}
