import type { CALLS } from '@quire/model/calls/calls';
import type { z } from 'zod';

/** The text of a decision that was undone. */
export type UndoneDecision = z.output<(typeof CALLS)['undoDecision']['response']>;
