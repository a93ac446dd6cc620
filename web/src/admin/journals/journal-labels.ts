import { ARTICLE_TYPES } from '@quire/model/article-types';
import { CURRENCY_CODES } from '@quire/model/currencies';
import { STACKING } from '@quire/model/entities/discount';
import type { AnnotationMode } from '@quire/model/entities/journal';
import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';

export const JOURNAL_STATUS_LABELS = {
  active: t('officeJournals.statusActive'),
  announced: t('officeJournals.statusAnnounced'),
  ceased: t('officeJournals.statusCeased'),
} as const;

const PEER_REVIEW = {
  single: t('officeJournals.reviewSingle'),
  double: t('officeJournals.reviewDouble'),
  triple: t('officeJournals.reviewTriple'),
  open: t('officeJournals.reviewOpen'),
} as const;
export const PEER_REVIEW_CHOICES = Object.entries(PEER_REVIEW).map(([value, label]) => ({
  value,
  label,
}));

const ANNOTATIONS: Readonly<Record<AnnotationMode, string>> = {
  private: t('officeJournals.annotationsPrivate'),
  comments: t('officeJournals.annotationsComments'),
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
