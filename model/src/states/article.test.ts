import { describe, expect, it } from 'vitest';
import { ARTICLE_STATUSES, ARTICLE_TRANSITIONS, isPublic, nextArticleStatus } from './article.ts';

describe('an article', () => {
  it('is never taken back from readers without a notice', () => {
    for (const status of ARTICLE_STATUSES.filter(isPublic)) {
      expect(Object.values(ARTICLE_TRANSITIONS[status])).not.toContain('draft');
    }
  });
  it('is published from a draft and stays published when published again', () => {
    expect(nextArticleStatus('draft', 'publish')).toBe('published');
    expect(nextArticleStatus('published', 'publish')).toBe('published');
  });
  it('refuses what the table does not list', () => {
    expect(nextArticleStatus('retracted', 'publish')).toBeNull();
    expect(nextArticleStatus('withdrawn', 'publish')).toBeNull();
  });
});
