import { NOT_FOUND_CDN_SECONDS } from '@quire/model/constants';
import { feedHub } from '../../platform/config/crawlers.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { answerRequest } from './answer-request.ts';
import { sendKept } from './send-kept.ts';

/** Feeds, sitemaps, `/kbart.txt`, records of books for catalogues, `/archive`, `/opensearch.xml`: see `feeds/`. */
export const answerFeeds = answerRequest(
  { name: 'feeds', methods: ['GET', 'HEAD'] },
  async (request, response) => {
    const { machineAnswer } = await import('../../domain/feeds/answer.ts');
    const { visitorRead } = await import('./visitor-db.ts');
    await readCurrentTexts();
    const answer = await machineAnswer(visitorRead, pressOrigin(), request.path, feedHub());
    const seconds = answer?.seconds ?? NOT_FOUND_CDN_SECONDS;
    sendKept(request, response, {
      status: answer ? 200 : 404,
      headers: {
        'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
        'Content-Type': answer?.contentType ?? 'text/plain',
        ...(answer?.link ? { Link: answer.link } : {}),
        ...(answer?.fileName
          ? {
              'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.fileName)}`,
            }
          : {}),
      },
      body: answer?.body ?? 'Not found\n',
    });
  },
);
