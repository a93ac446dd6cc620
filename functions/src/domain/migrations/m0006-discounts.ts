import { indexRequests } from '../charges/discounts/index-requests.ts';
import type { Migration } from './migration.ts';

/** Requests for discounts say by which words the office finds them. */
export const discounts: Migration = {
  number: 6,
  async step(ports, cursor) {
    const { after, changed } = await indexRequests(ports, cursor);
    return { changed, next: after };
  },
};
