import type { CountRequest } from '@quire/model/entities/usage';
import * as logger from 'firebase-functions/logger';
import type { HttpRequest } from '../site/http.ts';
import { reasonOf } from '../site/reason-of.ts';
import type { CountPorts } from './count-use.ts';
import { isRobot, visitorOf } from './reader.ts';
import { Visitors } from './visitors.ts';

const visitors = new Visitors();

/**
 * Counts once what a visitor did, unless it is a robot or a double click. Never fails: a count that is lost
 * is logged, and nobody waits for it.
 */
async function countOnce(
  request: HttpRequest,
  action: string,
  count: (ports: CountPorts) => Promise<unknown>,
): Promise<void> {
  if (isRobot(request)) return;
  if (!visitors.isNew(visitorOf(request), action, Date.now())) return;
  try {
    const { adminPorts } = await import('../firebase/admin.ts');
    await count(adminPorts());
  } catch (error) {
    logger.error('count/failed', { action, reason: reasonOf(error) });
  }
}

/** What a visitor did with an article, or an advertisement that they saw. */
export async function countRequest(request: HttpRequest, use: CountRequest): Promise<void> {
  if ('advert' in use) {
    return countOnce(request, `${use.advert} shown`, async (ports) => {
      const { countShown } = await import('../adverts/count-advert.ts');
      await countShown(ports, use.advert);
    });
  }
  return countOnce(request, `${use.article} ${use.what}`, async (ports) => {
    const { countUse } = await import('./count-use.ts');
    const isOurs = await countUse(ports, use);
    if (!isOurs || use.what !== 'view') return;
    const { countBesideArticle } = await import('../adverts/count-advert.ts');
    await countBesideArticle(ports, use.article);
  });
}

/** That a visitor followed an advertisement. */
export async function countClick(request: HttpRequest, advert: string): Promise<void> {
  await countOnce(request, `${advert} click`, async (ports) => {
    const { addToAdvert } = await import('../adverts/count-advert.ts');
    await addToAdvert(ports, advert, 'clicks');
  });
}
