import { NOT_FOUND_CDN_SECONDS } from '@quire/model/constants';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { answerRequest } from './answer-request.ts';
import { sendKept } from './send-kept.ts';

/** Readers download a programme once and check its page for changes. */
const SECONDS = 600;

/**
 * `/conference/{ckey}/programme.ics`, with `?pick=` a reader's own programme, which the CDN does not cache.
 */
export const answerCalendar = answerRequest(
  { name: 'calendar', methods: ['GET', 'HEAD'], readsQuery: true },
  async (request, response) => {
    const { programmeCalendar } = await import('../../domain/feeds/programme-calendar.ts');
    const { visitorRead } = await import('./visitor-db.ts');
    const url = new URL(request.originalUrl, pressOrigin());
    const pick = url.searchParams.get('pick');
    const found = await programmeCalendar(visitorRead, pressOrigin(), request.path, pick);
    const seconds = found ? SECONDS : NOT_FOUND_CDN_SECONDS;
    sendKept(request, response, {
      status: found ? 200 : 404,
      headers: {
        'Cache-Control': url.search ? 'no-store' : `public, max-age=0, s-maxage=${seconds}`,
        'Content-Type': `${found ? 'text/calendar' : 'text/plain'}; charset=utf-8`,
        ...(found ? { 'Content-Disposition': `attachment; filename="${found.fileName}"` } : {}),
      },
      body: found?.body ?? 'Not found\n',
    });
  },
);
