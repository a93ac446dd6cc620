import { NOT_FOUND_CDN_SECONDS } from '@quire/model/constants';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { answerRequest, leadTo } from './answer-request.ts';

/** A removed comment must disappear soon. */
const SECONDS = 300;
const METHODS = ['GET', 'HEAD', 'OPTIONS'] as const;
const CONTENT_TYPE = 'application/ld+json; profile="http://www.w3.org/ns/anno.jsonld"';

/**
 * Public comments by the W3C's Web Annotation Protocol: `/annotations/{id}`, and each article's container at
 * `/article/{jkey}/{jissue}/{akey}/annotations/`. Read-only; writing needs an account of the press.
 */
export const answerAnnotations = answerRequest(
  { name: 'annotations', methods: METHODS, readsQuery: true },
  async (request, response) => {
    response.set({ Allow: METHODS.join(', '), Vary: 'Accept', 'Access-Control-Allow-Origin': '*' });
    if (request.method === 'OPTIONS') {
      response.status(204).set('Cache-Control', 'no-store').end();
      return;
    }
    const { annotationAnswer } = await import('../../domain/annotations/annotation-answer.ts');
    const { visitorRead } = await import('./visitor-db.ts');
    const { pathname, searchParams } = new URL(request.originalUrl, pressOrigin());
    // Any other query would be another CDN entry for the same document.
    const page = searchParams.get('page');
    const hasOthers = [...searchParams.keys()].some((name) => name !== 'page');
    if (hasOthers) {
      const address = page === null ? pathname : `${pathname}?page=${encodeURIComponent(page)}`;
      leadTo(response, address);
      return;
    }
    const found = await annotationAnswer(visitorRead, pressOrigin(), pathname, page);
    if (!found) {
      response
        .status(404)
        .set('Cache-Control', `public, max-age=0, s-maxage=${NOT_FOUND_CDN_SECONDS}`)
        .type('text/plain')
        .end(request.method === 'HEAD' ? undefined : 'Not found\n');
      return;
    }
    response.set({
      'Cache-Control': `public, max-age=0, s-maxage=${SECONDS}`,
      'Content-Type': CONTENT_TYPE,
      ETag: found.etag,
      Link: found.link,
    });
    if (request.get('if-none-match') === found.etag) response.status(304).end();
    else response.status(200).end(request.method === 'HEAD' ? undefined : found.body);
  },
);
