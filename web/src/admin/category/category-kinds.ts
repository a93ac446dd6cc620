import type { CategoryKind } from '@quire/model/entities/category';
import { t } from '@quire/model/messages/t';
import type { RecordKindName } from '@quire/model/records/record-kind-names';

export const CATEGORY_KIND_LABELS: Readonly<Record<CategoryKind, string>> = {
  subject: t('officeCategory.kindSubject'),
  news: t('officeCategory.kindNews'),
  blog: t('officeCategory.kindBlog'),
};

/** The records that use a category. */
export interface UsedIn {
  readonly kind: RecordKindName;
  /** The list that holds it. */
  readonly field: string;
  readonly only: Readonly<Record<string, string>>;
}

export const USED_IN: Readonly<Record<CategoryKind, readonly UsedIn[]>> = {
  subject: [
    { kind: 'journals', field: 'subjects', only: {} },
    { kind: 'books', field: 'subjects', only: {} },
  ],
  news: [{ kind: 'posts', field: 'categories', only: { kind: 'news' } }],
  blog: [{ kind: 'posts', field: 'categories', only: { kind: 'blogs' } }],
};
