import type { CountRequest } from '@quire/model/entities/usage';
import type { CountPorts } from '../../domain/metrics/count-use.ts';
import { asksNotToBeTracked, isRobot, visitorOf } from '../../domain/metrics/reader.ts';
import { type Visitor, Visitors } from '../../domain/metrics/visitors.ts';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import type { HttpRequest } from '../../platform/http/http.ts';
import { log } from '../../platform/logging/log.ts';

const visitors = new Visitors();

type Count = (ports: CountPorts, visitor: Visitor, isAgain: boolean) => Promise<unknown>;

/**
 * Counts a visitor's action, unless it is a robot, faster than any reader, or asks not to be tracked. `isAgain`: it is a double click. Never
 * fails: a lost count is logged, and no request waits for it.
 */
async function countReader(request: HttpRequest, action: string, count: Count): Promise<void> {
  if (isRobot(request) || asksNotToBeTracked(request)) return;
  const visitor = visitorOf(request);
  const seen = visitors.see(visitor, action, Date.now());
  if (seen === 'too-fast') return;
  try {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    await count(adminPorts(), visitor, seen === 'again');
  } catch (error) {
    log.error('count/failed', { action, reason: reasonOf(error) });
  }
}

/** As `countReader`, for what counts once and needs nothing of a double click. */
const countOnce = (
  request: HttpRequest,
  action: string,
  count: (ports: CountPorts) => Promise<unknown>,
): Promise<void> =>
  countReader(request, action, async (ports, _, isAgain) => {
    if (!isAgain) await count(ports);
  });

/** Counts what a visitor did with an article or book, that they searched, or that they saw an advertisement. */
export async function countRequest(request: HttpRequest, use: CountRequest): Promise<void> {
  if ('advert' in use) {
    return countOnce(request, `${use.advert} shown`, async (ports) => {
      const { countShown } = await import('../../domain/adverts/count-advert.ts');
      await countShown(ports, use.advert);
    });
  }
  if (use.what === 'search') {
    return countReader(request, 'search', async (ports, visitor) => {
      const { countSearch } = await import('../../domain/metrics/count-use.ts');
      await countSearch(ports, visitor);
    });
  }
  if ('book' in use) {
    const { book, chapter = '', what } = use;
    return countReader(request, `${book}/${chapter} ${what}`, async (ports, visitor) => {
      const { countBookUse } = await import('../../domain/metrics/count-use.ts');
      await countBookUse(ports, use, visitor);
    });
  }
  return countReader(request, `${use.article} ${use.what}`, async (ports, visitor, isAgain) => {
    const { countUse } = await import('../../domain/metrics/count-use.ts');
    const isOurs = await countUse(ports, use, visitor, isAgain);
    if (!isOurs || use.what !== 'view' || isAgain) return;
    const { countBesideArticle } = await import('../../domain/adverts/count-advert.ts');
    await countBesideArticle(ports, use.article);
  });
}

/** Counts that an article was fetched where the press offers articles to programs (text and data mining). */
export function countMined(request: HttpRequest, article: string): Promise<void> {
  return countReader(request, `${article} mined`, async (ports, visitor, isAgain) => {
    const { countUse } = await import('../../domain/metrics/count-use.ts');
    await countUse(ports, { article, what: 'mined' }, visitor, isAgain);
  });
}

/** Counts that the file of a book or chapter was fetched, by its address. */
export function countBookFile(request: HttpRequest, bkey: string): Promise<void> {
  const href = request.path;
  return countReader(request, `${href} download`, async (ports, visitor) => {
    const metrics = await import('../../domain/metrics/count-use.ts');
    await metrics.countBookFile(ports, { bkey, href }, visitor);
  });
}

/** Counts that a visitor followed an advertisement. */
export async function countClick(request: HttpRequest, advert: string): Promise<void> {
  await countOnce(request, `${advert} click`, async (ports) => {
    const { addToAdvert } = await import('../../domain/adverts/count-advert.ts');
    await addToAdvert(ports, advert, 'clicks');
  });
}
