import { articleDocId } from '@quire/model/collections';
import { NOT_FOUND_CDN_SECONDS, PAGE_CDN_SECONDS } from '@quire/model/constants';
import { JATS_TYPE, linkHeader, textSignposts } from '@quire/model/entities/signposts';
import { articlePath } from '@quire/model/paths';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { answerRequest, leadTo } from './answer-request.ts';
import { countMined } from './count-request.ts';
import { sendKept } from './send-kept.ts';

/** When to come back where too many articles are being written. */
const RETRY_SECONDS = '20';

const kept = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

/**
 * `/article/{jkey}/{jissue}/{akey}/jats.xml`: the article in JATS; with `?version=` what an earlier version of record
 * said. Reads five documents with the functions' rights, and a sixth where its review is published: the text that was
 * published is not public itself.
 */
export const answerJats = answerRequest(
  { name: 'jats', methods: ['GET', 'HEAD'], readsQuery: true },
  async (request, response) => {
    const { pathname, searchParams } = new URL(request.originalUrl, pressOrigin());
    const version = searchParams.get('version');
    const address =
      version === null ? pathname : `${pathname}?version=${encodeURIComponent(version)}`;
    // Any other query would be another CDN entry for the same document.
    if (request.originalUrl !== address) {
      leadTo(response, address);
      return;
    }
    const { publishedJats } = await import('../../domain/publishing/jats/published-jats.ts');
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    await readCurrentTexts();
    const { db, bucket, origin } = adminPorts();
    const read = async (collection: string, id: string): Promise<unknown> =>
      (await db.collection(collection).doc(id).get()).data() ?? null;
    const readFile = (path: string) => bucket.read(path);
    const [, , jkey = '', jissue = '', akey = ''] = pathname.split('/');
    const found = await publishedJats({ read, readFile, origin }, { jkey, jissue, akey, version });
    response.set('Access-Control-Allow-Origin', '*');
    if (found?.kind === 'moved') {
      const headers = { 'Cache-Control': kept(NOT_FOUND_CDN_SECONDS) };
      response.status(301).set(headers).location(found.path).end();
      return;
    }
    if (found?.kind === 'busy') {
      response.set({ 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS });
      response.status(503).type('text/plain').end('Busy\n');
      return;
    }
    if (!found) {
      const headers = {
        'Cache-Control': kept(NOT_FOUND_CDN_SECONDS),
        'Content-Type': 'text/plain',
      };
      sendKept(request, response, { status: 404, headers, body: 'Not found\n' });
      return;
    }
    const { article, xml } = found;
    const { journal, issue } = article;
    const name = `${journal}-${issue}-${akey}.xml`;
    sendKept(request, response, {
      status: 200,
      headers: {
        'Cache-Control': kept(PAGE_CDN_SECONDS),
        'Content-Type': `${JATS_TYPE}; charset=utf-8`,
        'Content-Disposition': `inline; filename="${name}"`,
        Link: linkHeader([
          { rel: 'canonical', href: origin + articlePath(journal, issue, akey) },
          ...textSignposts(article, origin),
        ]),
      },
      body: xml,
    });
    if (request.method === 'GET') await countMined(request, articleDocId(journal, akey));
  },
);
