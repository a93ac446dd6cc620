import { linksetPath } from '@quire/model/article-paths';
import { NOT_FOUND_CDN_SECONDS, PAGE_CDN_SECONDS } from '@quire/model/constants';
import { LINKSET_TYPE, linksetOf } from '@quire/model/entities/signposts';
import { URL_KEY } from '@quire/model/url-key';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { answerRequest } from './answer-request.ts';
import { sendKept } from './send-kept.ts';

/** `/article/{jkey}/{jissue}/{akey}/linkset.json`: all typed links of an article and its files. One document read. */
export const answerLinkset = answerRequest(
  { name: 'linkset', methods: ['GET', 'HEAD'] },
  async (request, response) => {
    const [, , jkey = '', jissue, akey = ''] = request.path.split('/');
    const { findWhole } = await import('./find-article.ts');
    const isName = URL_KEY.test(jkey) && URL_KEY.test(akey);
    const article = isName ? await findWhole(jkey, akey) : null;
    response.set('Access-Control-Allow-Origin', '*');
    // An article that has moved to another issue keeps its old address.
    if (article && article.issue !== jissue) {
      response
        .status(301)
        .set('Cache-Control', `public, max-age=0, s-maxage=${NOT_FOUND_CDN_SECONDS}`)
        .location(linksetPath(jkey, article.issue, akey))
        .end();
      return;
    }
    const seconds = article ? PAGE_CDN_SECONDS : NOT_FOUND_CDN_SECONDS;
    sendKept(request, response, {
      status: article ? 200 : 404,
      headers: {
        'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
        'Content-Type': article ? LINKSET_TYPE : 'text/plain',
      },
      body: article
        ? `${JSON.stringify(linksetOf(article, pressOrigin()), null, 2)}\n`
        : 'Not found\n',
    });
  },
);
