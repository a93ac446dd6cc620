import { ARTICLE_TYPES } from '@quire/model/article-types';
import { CURRENCY_CODES } from '@quire/model/currencies';
import { STACKING } from '@quire/model/entities/discount';
import type { AnnotationMode } from '@quire/model/entities/journal';
import { licenceOf } from '@quire/model/licence';

export const JOURNAL_STATUS_LABELS = {
  active: 'Active',
  announced: 'Announced',
  ceased: 'Ceased',
} as const;

const PEER_REVIEW = {
  single: 'Single-anonymous: reviewers know the authors',
  double: 'Double-anonymous: reviewers and authors do not know each other',
  triple: 'Triple-anonymous: editors do not know the authors either',
  open: 'Open: all are named',
} as const;
export const PEER_REVIEW_CHOICES = Object.entries(PEER_REVIEW).map(([value, label]) => ({
  value,
  label,
}));

const ANNOTATIONS: Readonly<Record<AnnotationMode, string>> = {
  private: 'Private highlights and notes',
  comments: 'Private notes and public comments',
};
export const ANNOTATION_CHOICES = Object.entries(ANNOTATIONS).map(([value, label]) => ({
  value,
  label,
}));

export const TYPE_CHOICES = Object.entries(ARTICLE_TYPES).map(([value, label]) => ({
  value,
  label,
}));

/** The label of an article type; an unknown one is shown as typed. */
export const typeLabel = (type: unknown): string =>
  TYPE_CHOICES.find(({ value }) => value === type)?.label ?? String(type ?? '');

export const LICENCE_CHOICES = [
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-ND-4.0',
  'CC-BY-NC-ND-4.0',
  'CC0-1.0',
].map((value) => ({ value, label: licenceOf(value).label }));

export const CURRENCY_CHOICES = CURRENCY_CODES.map((value) => ({ value, label: value }));

export const STACKING_CHOICES = Object.entries(STACKING).map(([value, label]) => ({
  value,
  label,
}));
