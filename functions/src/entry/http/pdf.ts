import { articleDocId } from '@quire/model/collections';
import { NOT_FOUND_CDN_SECONDS, PAGE_CDN_SECONDS } from '@quire/model/constants';
import { linkHeader, textSignposts } from '@quire/model/entities/signposts';
import { articlePath, articlePdfPath } from '@quire/model/paths';
import { isOutsideOpening } from '../../domain/metrics/reader.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import type { HttpRequest, HttpResponse } from '../../platform/http/http.ts';
import { sharedPage } from '../../platform/rendering/shared-page.ts';
import { publishedFile } from '../../platform/storage/published-file.ts';
import { answerRequest } from './answer-request.ts';
import { countRequest } from './count-request.ts';
import { isSamePath, pdfAddress } from './pdf-address.ts';
import { sendFile } from './send-file.ts';
import { sendKept } from './send-kept.ts';
import { pressUrl, webRequest } from './web-request.ts';

/** Sends the PDF or redirects to its canonical address; false if there is none. */
async function answer(request: HttpRequest, response: HttpResponse): Promise<boolean> {
  const address = pdfAddress(request.path);
  if (!address) return false;
  const { findByDoi, findByKey } = await import('./find-article.ts');
  const { jkey, work } = address;
  const article = await ('doi' in work ? findByDoi(jkey, work.doi) : findByKey(jkey, work.akey));
  if (!article?.pdf) return false;
  const { journal, issue, akey } = article;
  const canonical = articlePdfPath(journal, issue, article.doi ?? akey);
  if (!isSamePath(request.path, canonical)) {
    response
      .status(301)
      .set('Cache-Control', `public, max-age=0, s-maxage=${NOT_FOUND_CDN_SECONDS}`)
      .location(canonical)
      .end();
    return true;
  }
  const file = publishedFile(journal, akey, article.pdf);
  if (!file) return false;
  const name = `${journal}-${issue}-${akey}.pdf`;
  response.set({
    'Content-Disposition': `inline; filename="${name}"`,
    Link: linkHeader([
      { rel: 'canonical', href: pressUrl(articlePath(journal, issue, akey)).href },
      ...textSignposts(article, pressOrigin()),
    ]),
  });
  // The address stays when the file is corrected, so it is cached as long as a page.
  const [isSent] = await Promise.all([
    sendFile(request, response, file, PAGE_CDN_SECONDS),
    isOutsideOpening(request)
      ? countRequest(request, { article: articleDocId(journal, akey), what: 'download' })
      : undefined,
  ]);
  return isSent;
}

/** `/article/{jkey}/{jissue}/{doi}.pdf`: the stored file. */
export const answerPdf = answerRequest(
  { name: 'pdf', methods: ['GET', 'HEAD'] },
  async (request, response) => {
    if (await answer(request, response)) return;
    for (const name of ['Content-Disposition', 'Link']) response.removeHeader(name);
    sendKept(request, response, await sharedPage(webRequest(request)));
  },
);
