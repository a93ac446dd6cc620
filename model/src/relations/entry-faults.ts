/** What keeps a funder or a related work from being published, in words. */
import type { RelationIdType } from '../entities/relation.ts';
import { t } from '../messages/t.ts';

/** What an identifier has to look like. */
const FORMS: Readonly<Record<RelationIdType, () => string>> = {
  doi: () => t('fields.doiForm'),
  uri: () => t('fields.wholeAddress'),
  arxiv: () => t('fields.arxivForm'),
  handle: () => t('fields.handleForm'),
  isbn: () => t('fields.isbnWrong'),
  issn: () => t('fields.issnForm'),
};

const FAULTS: Readonly<Record<string, () => string>> = {
  'funder-name': () => t('fields.funderNeedsName'),
  'funder-ror': () => t('fields.rorForm'),
  'funder-doi': () => t('fields.funderDoiForm'),
  'grant-doi': () => t('fields.doiForm'),
  'relation-itself': () => t('fields.relationItself'),
  'relation-twice': () => t('fields.relationTwice'),
};

const isIdType = (type: string): type is RelationIdType => Object.hasOwn(FORMS, type);

/**
 * The sentence of a code, in the language of the page. `idType`: of a related work whose identifier has another form
 * (`relation-form`).
 */
export const entryFaultText = (code: string, idType = ''): string =>
  FAULTS[code]?.() ?? (isIdType(idType) ? FORMS[idType]() : code);
