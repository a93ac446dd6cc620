import type { RelationName } from '../entities/relation.ts';

/** How each agency and format calls a relation. */
interface RelationType {
  /** Crossref's `relationship-type`, from which that of DataCite follows (`datacite-records.ts`). */
  readonly crossref:
    | 'hasPreprint'
    | 'hasRelatedMaterial'
    | 'hasReview'
    | 'hasTranslation'
    | 'isDocumentedBy'
    | 'isPartOf'
    | 'isReviewOf'
    | 'isSupplementedBy'
    | 'isTranslationOf'
    | 'isVersionOf'
    | 'references';
  /** JATS: a `related-article` or a `related-object` of this type. */
  readonly jats: {
    readonly element: 'related-article' | 'related-object';
    readonly type: string;
  };
  /** schema.org: the property of the article, and the type of the work. */
  readonly schemaOrg: {
    readonly property:
      | 'about'
      | 'citation'
      | 'isBasedOn'
      | 'isPartOf'
      | 'mentions'
      | 'review'
      | 'translationOfWork'
      | 'workTranslation';
    readonly type:
      | 'CreativeWork'
      | 'Dataset'
      | 'Review'
      | 'ScholarlyArticle'
      | 'SoftwareSourceCode';
  };
}

export const RELATION_TYPES = {
  data: {
    crossref: 'isSupplementedBy',
    jats: { element: 'related-object', type: 'data' },
    schemaOrg: { property: 'isBasedOn', type: 'Dataset' },
  },
  'data-used': {
    crossref: 'references',
    jats: { element: 'related-object', type: 'data-used' },
    schemaOrg: { property: 'citation', type: 'Dataset' },
  },
  software: {
    crossref: 'isSupplementedBy',
    jats: { element: 'related-object', type: 'software' },
    schemaOrg: { property: 'isBasedOn', type: 'SoftwareSourceCode' },
  },
  protocol: {
    crossref: 'isDocumentedBy',
    jats: { element: 'related-object', type: 'protocol' },
    schemaOrg: { property: 'isBasedOn', type: 'CreativeWork' },
  },
  supplement: {
    crossref: 'isSupplementedBy',
    jats: { element: 'related-object', type: 'supplement' },
    schemaOrg: { property: 'mentions', type: 'CreativeWork' },
  },
  preprint: {
    crossref: 'hasPreprint',
    jats: { element: 'related-article', type: 'preprint' },
    schemaOrg: { property: 'isBasedOn', type: 'ScholarlyArticle' },
  },
  'earlier-version': {
    crossref: 'isVersionOf',
    jats: { element: 'related-object', type: 'earlier-version' },
    schemaOrg: { property: 'isBasedOn', type: 'CreativeWork' },
  },
  review: {
    crossref: 'hasReview',
    jats: { element: 'related-object', type: 'review' },
    schemaOrg: { property: 'review', type: 'Review' },
  },
  'review-of': {
    crossref: 'isReviewOf',
    jats: { element: 'related-object', type: 'reviewed-work' },
    schemaOrg: { property: 'about', type: 'CreativeWork' },
  },
  translation: {
    crossref: 'hasTranslation',
    jats: { element: 'related-object', type: 'translation' },
    schemaOrg: { property: 'workTranslation', type: 'ScholarlyArticle' },
  },
  'translation-of': {
    crossref: 'isTranslationOf',
    jats: { element: 'related-object', type: 'translated-work' },
    schemaOrg: { property: 'translationOfWork', type: 'CreativeWork' },
  },
  'part-of': {
    crossref: 'isPartOf',
    jats: { element: 'related-object', type: 'part-of' },
    schemaOrg: { property: 'isPartOf', type: 'CreativeWork' },
  },
  related: {
    crossref: 'hasRelatedMaterial',
    jats: { element: 'related-object', type: 'related' },
    schemaOrg: { property: 'mentions', type: 'CreativeWork' },
  },
} as const satisfies Readonly<Record<RelationName, RelationType>>;
