import { bookPath, booksPath } from '@quire/model/paths';
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

describe('the list of books', () => {
  test('is empty, not missing, before anything is in it', async () => {
    const { 'lists/books': _, ...others } = SMALL_CONTENT;
    const { response, html } = await renderPage(booksPath(), smallPressReader(others));
    expect(response.status).toBe(200);
    expect(html).toContain('No books have been published yet');
  });
});
