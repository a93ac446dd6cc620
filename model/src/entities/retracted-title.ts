import type { PublishedArticle } from './published.ts';

/**
 * An article's title where nothing beside it can show its state: that of a retracted article says
 * so itself (NISO RP-45-2024), in citations, feeds and search results.
 */
export function retractedTitle(title: string, status: PublishedArticle['status']): string {
  return status === 'retracted' ? `RETRACTED: ${title}` : title;
}
