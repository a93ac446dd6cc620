import { PublishedArticleSchema } from '@quire/model/entities/published';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/test-press.ts';
import { printHash } from './print-hash.ts';

describe('the hash of what is printed', () => {
  const record = PublishedArticleSchema.parse({
    journal: 'CES',
    issue: '1-1',
    akey: 'mud',
    revision: 1,
    type: 'research-article',
    status: 'published',
    title: 'T',
    titleHtml: 'T',
    authors: [],
    published: '2026-01-01',
    metadata: content('T').metadata,
    affiliations: [],
    abstractHtml: '',
    body: { name: 'body-a.html', bytes: 1, hasMath: false },
    outline: [],
    referenceCount: 0,
    figureCount: 0,
    journalTitle: 'J',
    journalIssn: '',
    volume: '1',
    number: '1',
    year: 2026,
  });
  const change = (more: object) => printHash({ ...record, ...more });

  it.each<[string, object]>([
    ['the body', { body: { ...record.body, name: 'body-b.html' } }],
    ['the title', { titleHtml: 'U' }],
    ['the volume', { volume: '2' }],
    ['a retraction', { status: 'retracted' }],
    ['a new revision', { revision: 2 }],
    [
      'a translated title',
      { metadata: { ...record.metadata, translations: [{ language: 'es', title: 'T' }] } },
    ],
  ])('changes with %s', (_, more) => {
    expect(change(more)).not.toBe(change({}));
  });

  it('stays when the article is read, related, counted or has its PDF', () => {
    const metrics = { views: 1, downloads: 1, since: '2026-01-01', until: '2026-01-02' };
    const related = [{ journal: 'CES', issue: '1-1', akey: 'sand' }];
    expect(change({ metrics, related, pdf: 'a.pdf', hasPdf: true })).toBe(change({}));
  });
});
