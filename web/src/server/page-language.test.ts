import type { Translation } from '@quire/model/messages/translations';
import { describe, expect, test } from 'vitest';
import { render } from '../entry-server.tsx';
import { smallPressReader } from '../testing/small-press.ts';
import { linksBelow } from './links-below.ts';

const ORIGIN = 'https://press.example';

const texts: Translation = { layouts: { menu: 'Menú', skip: 'Ir al contenido' } };
const translations = (language: string): Translation => (language === 'es' ? texts : {});

/** A press that offers Spanish, Arabic and a few others. */
function offering(languages: readonly string[]) {
  const reader = smallPressReader();
  const document: typeof reader.document = async (collection, id) => {
    const data = await reader.document(collection, id);
    if (collection !== 'digests' || id !== 'press') return data;
    const { press } = Object(data);
    return { ...Object(data), press: { ...press, languages } };
  };
  return { ...reader, document };
}

const open = (path: string, languages: readonly string[] = ['es', 'pt-BR', 'ar']) =>
  render(new Request(`${ORIGIN}${path}`), {
    origin: ORIGIN,
    mediaOrigin: ORIGIN,
    firestore: { projectId: 'demo-test' },
    reader: offering(languages),
    search: null,
    translations,
  });

const leadsTo = async (path: string) => {
  const { status, headers } = await open(path);
  return [status, headers.get('location')];
};

describe('a page below a language', () => {
  test('is in that language, and leads to pages in it', async () => {
    const answer = await open('/es/journals/TST');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-language')).toBe('es');
    expect(html).toContain('<html lang="es" data-base="/es" style');
    expect(html).toContain('Ir al contenido');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/es/journals/TST"`);
    const root = html.slice(
      html.indexOf('<div id="root">'),
      html.indexOf('<script type="application'),
    );
    const hrefs = [...root.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="(\/[^"]*)"[^>]*>/g)];
    const others = hrefs.filter(([tag]) => !/ hreflang=/i.test(tag)).map(([, href = '']) => href);
    expect(others.length).toBeGreaterThan(20);
    const elsewhere = others.filter((href) => !/^\/es(?:$|[/?#])/.test(href));
    expect(elsewhere.filter((href) => !/\.(?:xml|pdf)$|^\/media\//.test(href))).toEqual([]);
  });

  test('is written from right to left where its language is', async () => {
    const html = await (await open('/ar')).text();
    expect(html).toContain('<html lang="ar" dir="rtl" data-base="/ar" style');
  });

  test('names the page in each language, and itself as canonical', async () => {
    const alternates = async (path: string) => {
      const html = await (await open(path)).text();
      return [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, tag, href]) => `${tag} ${href}`,
      );
    };
    const expected = [
      `x-default ${ORIGIN}/news`,
      `en ${ORIGIN}/news`,
      `es ${ORIGIN}/es/news`,
      `pt-BR ${ORIGIN}/pt-br/news`,
      `ar ${ORIGIN}/ar/news`,
    ];
    expect(await alternates('/news')).toEqual(expected);
    expect(await alternates('/pt-br/news')).toEqual(expected);
    expect(await alternates('/sign/in')).toEqual([]);
    expect(await alternates('/es/nothing/there')).toEqual([]);
  });

  test('has a menu of languages, by their own names', async () => {
    const html = await (await open('/es/news')).text();
    const menu = /<nav aria-label="Languages">.*?<\/nav>/.exec(html)?.[0] ?? '';
    const links = [...menu.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)];
    expect(links.map(([, href, name]) => `${href} ${name}`)).toEqual([
      '/news English',
      '/es/news Español',
      '/pt-br/news Português (Brasil)',
      '/ar/news العربية',
    ]);
    expect(menu.match(/aria-current="true"/g)).toHaveLength(1);
  });
});

describe('an address in a language', () => {
  test.each([
    ['/pt-BR/news', [301, '/pt-br/news']],
    ['/ES', [301, '/es']],
    ['/es/', [301, '/es']],
    ['/es//evil.example/x', [301, '/es/evil.example/x']],
    ['/en/news?page=2', [301, '/news?page=2']],
    ['/en//evil.example', [301, '/evil.example']],
    ['/es/News/?utm_source=x', [301, '/es/news']],
    ['/es/sign/up', [301, '/es/account/register']],
    ['/ar/admin/dashboard?x=1', [302, '/admin/dashboard?x=1']],
  ])('%s leads to its one form', async (path, expected) => {
    expect(await leadsTo(path)).toEqual(expected);
  });

  test.each(['/xx/news', '/fr/news', '/fr', '/de/journals/TST', '/es/media/x'])(
    '%s is no page',
    async (path) => {
      const answer = await open(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-language')).toBe(path.startsWith('/es') ? 'es' : 'en');
    },
  );

  test('is none where the press offers its first language alone', async () => {
    expect((await open('/es/news', [])).status).toBe(404);
    const html = await (await open('/news', [])).text();
    expect(html).not.toMatch(/hreflang/i);
  });

  test('has the caching of the page that it is', async () => {
    const control = async (path: string) => (await open(path)).headers.get('cache-control');
    expect(await control('/es/news')).toBe(await control('/news'));
    expect(await control('/es/account')).toBe('no-store');
  });
});

test('links of stored texts lead to pages in the same language, files stay', () => {
  const html =
    '<p><a href="/about">a</a> <a class="x" href="/media/CES/mud/a.png">b</a> <a href="#c">c</a> <a hreflang="fr" href="/fr">d</a></p>';
  expect(linksBelow(html, '/es')).toBe(html.replace('"/about"', '"/es/about"'));
  expect(linksBelow(html, '')).toBe(html);
});
