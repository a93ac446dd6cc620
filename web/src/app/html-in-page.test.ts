import { expect, test } from 'vitest';
import { findHtmlInPage, HtmlInPage } from './html-in-page.ts';

/** A page with one element, which remembers whether it was asked for its HTML. */
function pageWith(id: string, html: string) {
  const asked = { times: 0 };
  const element = Object.defineProperty({}, 'innerHTML', {
    get() {
      asked.times += 1;
      return html;
    },
  });
  return {
    asked,
    page: { getElementById: (name: string) => (name === id ? Object(element) : null) },
  };
}

test('embeds only the id of the element that holds the text', () => {
  const data = { article: { title: 'A' }, body: new HtmlInPage('body', '<p>long</p>') };
  expect(JSON.stringify(data)).toBe('{"article":{"title":"A"},"body":{"htmlInPage":"body"}}');
});

test('finds the text again, and reads it only when it is written', () => {
  const { asked, page } = pageWith('body', '<p>long</p>');
  const found = findHtmlInPage({ list: [1, null], body: { htmlInPage: 'body' } }, page);
  expect(found).toMatchObject({ list: [1, null], body: { __html: {} } });
  expect(asked.times).toBe(0);
  expect(String(Object(found).body.__html)).toBe('<p>long</p>');
});

test('gives an empty text where the element is missing', () => {
  const { page } = pageWith('other', '');
  expect(String(Object(findHtmlInPage({ htmlInPage: 'body' }, page)).__html)).toBe('');
});
