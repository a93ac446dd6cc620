import { expect, it } from 'vitest';
import { takesMessages } from './review-states.ts';
import { REVIEWER_AUDIENCES } from './reviewer-audiences.ts';

it.each(Object.entries(REVIEWER_AUDIENCES))(
  'writes to nobody of “%s” who takes no messages',
  (_, { states }) => {
    expect(states.filter((state) => !takesMessages(state))).toEqual([]);
  },
);
