import type { CallAnswer } from '../../data/calls.ts';

/** What a co-author is shown behind the link of their mail. */
export type CoAuthorView = CallAnswer<'viewAsCoAuthor'>;
