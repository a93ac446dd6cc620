import type { ArticleCard } from '@quire/model/entities/published';
import { noticeSignature } from '@quire/model/notice-words';
import { authorNames } from './author-names.ts';

/** Who wrote an article, for a list; of a notice that its editors sign, in the reader's language. */
export const signedNames = ({ authors, editorsOf }: Pick<ArticleCard, 'authors' | 'editorsOf'>) =>
  editorsOf === undefined ? authorNames(authors) : noticeSignature(editorsOf);
