import type { CALLS } from '@quire/model/calls/calls';
import type { z } from 'zod';

/** What a decision said that was undone. */
export type UndoneDecision = z.output<(typeof CALLS)['undoDecision']['response']>;
