import type { CountRequest } from '@quire/model/entities/usage';
import * as logger from 'firebase-functions/logger';
import type { HttpRequest } from '../site/http.ts';
import { reasonOf } from '../site/reason-of.ts';
import { isRobot, visitorOf } from './reader.ts';
import { Visitors } from './visitors.ts';

const visitors = new Visitors();

/**
 * Counts what a visitor did with an article, unless it is a robot or a double click. Never fails: a
 * count that is lost is logged, and nobody waits for it.
 */
export async function countRequest(request: HttpRequest, use: CountRequest): Promise<void> {
  if (isRobot(request)) return;
  const action = `${use.article} ${use.what}`;
  if (!visitors.isNew(visitorOf(request), action, Date.now())) return;
  try {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { countUse } = await import('./count-use.ts');
    await countUse(adminPorts(), use);
  } catch (error) {
    logger.error('count/failed', { ...use, reason: reasonOf(error) });
  }
}
