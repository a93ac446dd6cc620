import {
  HASHED_FILE_SECONDS,
  NOT_FOUND_CDN_SECONDS,
  PAGE_CDN_SECONDS,
} from '@quire/model/constants';
import { storedFileAddress } from '@quire/model/paths';
import { onRequest } from 'firebase-functions/https';
import type { HttpRequest } from '../../platform/http/http.ts';
import { fileOfMediaPath } from '../../platform/storage/published-file.ts';
import { answerRequest } from './answer-request.ts';
import { linksOfMedia } from './media-links.ts';
import { sendFile } from './send-file.ts';
import { sendStoredFile } from './stored-file.ts';

/** The citation files of an imported article are made on their first request. */
async function isMadeLate(path: string): Promise<boolean> {
  const [, , jkey = '', akey = '', name = ''] = path.split('/');
  if (!name.startsWith('cite-')) return false;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { writeLateCite } = await import('../../domain/publishing/cite/late-files.ts');
  return writeLateCite(adminPorts(), jkey, akey, name);
}

/** What readers open of a book. */
const BOOK_FILE = /^\/media\/books\/([^/]+)\/[^/]+\.pdf$/;

/**
 * Counts a book's file that is opened from outside, such as from a search engine: its page counts what is opened there.
 * Before the file is sent, as the function may be stopped afterwards.
 */
async function countOpening(request: HttpRequest): Promise<void> {
  const [, bkey] = BOOK_FILE.exec(request.path) ?? [];
  if (bkey === undefined) return;
  const { isOutsideOpening } = await import('../../domain/metrics/reader.ts');
  if (!isOutsideOpening(request)) return;
  const { countBookFile } = await import('./count-request.ts');
  await countBookFile(request, bkey);
}

/** What the CDN answers is not counted, so it keeps a book's file no longer than a page, as an article's PDF. */
const secondsOf = (path: string): number =>
  BOOK_FILE.test(path) ? PAGE_CDN_SECONDS : HASHED_FILE_SECONDS;

const answerMedia = answerRequest(
  { name: 'media', methods: ['GET', 'HEAD'] },
  async (request, response) => {
    const file = fileOfMediaPath(request.path);
    // Addresses without a file, and files that the client has already, cost no read of their article.
    const prepare = async (hasBytes: boolean) => {
      const links = hasBytes ? linksOfMedia(request.path) : undefined;
      const [header] = await Promise.all([links, countOpening(request)]);
      if (header) response.set('Link', header);
    };
    const send = async () =>
      file !== null && sendFile(request, response, file, secondsOf(request.path), prepare);
    if (await send()) return;
    if (file && (await isMadeLate(request.path)) && (await send())) return;
    response
      .status(404)
      .set('Cache-Control', `public, max-age=0, s-maxage=${NOT_FOUND_CDN_SECONDS}`)
      .type('text/plain')
      .end('Not found\n');
  },
);
const answerFile = answerRequest({ name: 'file', methods: ['POST'] }, sendStoredFile);

/**
 * `/media/{jkey}/{akey}/{file}`: bodies, figures and PDFs, on the press's own host, permanently.
 * `POST /file`: manuscripts and other unpublished files, for those who may read them.
 */
export const media = onRequest(
  {
    memory: '256MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    invoker: 'public',
  },
  (request, response) =>
    (request.path === storedFileAddress() ? answerFile : answerMedia)(request, response),
);
