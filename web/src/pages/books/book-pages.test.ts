import { bookPath, booksPath, chapterPath } from '@quire/model/paths';
import { describe, expect, test } from 'vitest';
import { jsonLd, open } from '../../testing/open-content.ts';
import { ORIGIN, renderPage } from '../../testing/render-page.ts';
import { SMALL_CONTENT } from '../../testing/small-content.ts';
import { smallPressReader } from '../../testing/small-press.ts';

const BOOK = bookPath('reading-marshes');

describe('a book', () => {
  test('has its chapters, its identifiers and its file', async () => {
    const { shown } = await open(BOOK);
    for (const words of [
      'Where the tide ends',
      'Chidi Okafor',
      '978-3-16-148410-0',
      '4.2 MB',
      'CC BY 4.0',
    ]) {
      expect(shown).toContain(words);
    }
    expect(shown).toContain('href="https://doi.org/10.5555/book.1.1"');
  });

  test('tells the page’s script what to count: itself, its file and those of its chapters', async () => {
    const { html } = await open(BOOK);
    expect(html).toMatch(/<article[^>]* data-counts-book="reading-marshes"/);
    expect(html).toMatch(/href="[^"]*\/b\.pdf"[^>]* data-count="download"/);
    expect(html).toMatch(
      /href="[^"]*\/c1\.pdf"[^>]* data-count="download" data-counts-chapter="1"/,
    );
    const chapter = (await open(chapterPath('reading-marshes', 1))).html;
    expect(chapter).toMatch(
      /<article[^>]* data-counts-book="reading-marshes" data-counts-chapter="1"/,
    );
    expect(chapter).toMatch(/href="[^"]*\/c1\.pdf"[^>]* data-count="download"/);
  });

  test('is told from a chapter by reference managers', async () => {
    const { html } = await open(BOOK);
    const title = 'Reading Marshes: A field guide &lt;/script&gt;&lt;b&gt;';
    expect(html).toContain(`<meta name="citation_title" content="${title}"`);
    expect(html).toContain(`<meta name="citation_book_title" content="${title}"`);
    expect(html).toContain('<meta name="citation_isbn" content="978-3-16-148410-0"');
    expect(html).toContain('<meta name="citation_publication_date" content="2025/05/01"');
    expect(html).toContain(
      `<meta name="citation_pdf_url" content="${ORIGIN}/media/books/reading-marshes/b.pdf"`,
    );
  });

  test('tells machines what it is, whatever its title says', async () => {
    const { html } = await open(BOOK);
    expect(jsonLd(html)).toMatchObject({
      '@type': 'Book',
      isbn: '978-3-16-148410-0',
      alternativeHeadline: 'A field guide </script><b>',
    });
    expect(html).not.toContain('</script><b>');
  });
});

describe('a chapter', () => {
  const CHAPTER = chapterPath('reading-marshes', 1);

  test('has its abstract, its file and the way to its book', async () => {
    const { shown } = await open(CHAPTER);
    expect(shown.replaceAll('<!-- -->', '')).toContain('Chapter 1 of');
    expect(shown).toContain(`href="${BOOK}"`);
    expect(shown).toContain('The marsh ends where salt does.');
    expect(shown).toContain('href="/media/books/reading-marshes/c1.pdf"');
    expect((await open(BOOK)).shown).toContain(`href="${CHAPTER}"`);
  });

  test('is a part of its book for reference managers and search engines', async () => {
    const { html } = await open(CHAPTER);
    for (const tag of [
      'name="citation_title" content="Where the tide ends"',
      'name="citation_author" content="Okafor, Chidi"',
      'name="citation_inbook_title" content="Reading Marshes: A field guide &lt;/script',
      'name="citation_firstpage" content="1"',
      'name="citation_lastpage" content="20"',
      'name="citation_doi" content="10.5555/book.1.1"',
      `name="citation_pdf_url" content="${ORIGIN}/media/books/reading-marshes/c1.pdf"`,
    ]) {
      expect(html).toContain(tag);
    }
    expect(jsonLd(html)).toMatchObject({
      '@graph': [
        { '@type': 'Chapter', pagination: '1–20', isPartOf: { '@id': `${ORIGIN}${BOOK}` } },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  test('is not there where there is nothing to say of it', async () => {
    for (const number of [2, 3]) {
      const { response } = await renderPage(
        chapterPath('reading-marshes', number),
        smallPressReader(SMALL_CONTENT),
      );
      expect(response.status, `chapter ${number}`).toBe(404);
    }
  });
});

describe('the list of books', () => {
  test('is empty, not missing, before anything is in it', async () => {
    const { 'lists/books': _, ...others } = SMALL_CONTENT;
    const { response, html } = await renderPage(booksPath(), smallPressReader(others));
    expect(response.status).toBe(200);
    expect(html).toContain('No books have been published yet');
  });
});
