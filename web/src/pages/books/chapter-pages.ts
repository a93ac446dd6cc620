import { t } from '@quire/model/messages/t';

/** `pp. 12–40`, `p. 12`, or nothing. */
export function chapterPages(pages: string): string {
  if (pages === '') return '';
  return /^\d+$/.test(pages) ? t('books.page', { page: pages }) : t('books.pages', { pages });
}
