/** Every list of the office, for the indexes that its queries need (`npm run indexes`). */
import type { ListPlan } from './list-plan.ts';
import { BLOGS_LIST, NEWS_LIST } from './post-lists.ts';

export const LIST_PLANS: readonly ListPlan[] = [NEWS_LIST, BLOGS_LIST];
