import type { CountRequest } from '@quire/model/entities/usage';
import type { CountPorts } from '../../domain/metrics/count-use.ts';
import { isRobot, visitorOf } from '../../domain/metrics/reader.ts';
import { Visitors } from '../../domain/metrics/visitors.ts';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import type { HttpRequest } from '../../platform/http/http.ts';
import { log } from '../../platform/logging/log.ts';

const visitors = new Visitors();

/**
 * Counts a visitor's action once, unless it is a robot or a double click. Never fails: a lost count is
 * logged, and no request waits for it.
 */
async function countOnce(
  request: HttpRequest,
  action: string,
  count: (ports: CountPorts) => Promise<unknown>,
): Promise<void> {
  if (isRobot(request)) return;
  if (!visitors.isNew(visitorOf(request), action, Date.now())) return;
  try {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    await count(adminPorts());
  } catch (error) {
    log.error('count/failed', { action, reason: reasonOf(error) });
  }
}

/** Counts what a visitor did with an article, or that they saw an advertisement. */
export async function countRequest(request: HttpRequest, use: CountRequest): Promise<void> {
  if ('advert' in use) {
    return countOnce(request, `${use.advert} shown`, async (ports) => {
      const { countShown } = await import('../../domain/adverts/count-advert.ts');
      await countShown(ports, use.advert);
    });
  }
  return countOnce(request, `${use.article} ${use.what}`, async (ports) => {
    const { countUse } = await import('../../domain/metrics/count-use.ts');
    const isOurs = await countUse(ports, use);
    if (!isOurs || use.what !== 'view') return;
    const { countBesideArticle } = await import('../../domain/adverts/count-advert.ts');
    await countBesideArticle(ports, use.article);
  });
}

/** Counts that a visitor followed an advertisement. */
export async function countClick(request: HttpRequest, advert: string): Promise<void> {
  await countOnce(request, `${advert} click`, async (ports) => {
    const { addToAdvert } = await import('../../domain/adverts/count-advert.ts');
    await addToAdvert(ports, advert, 'clicks');
  });
}
