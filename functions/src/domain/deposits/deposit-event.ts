import type { Conference } from '@quire/model/entities/conference';
import type { DepositEvent } from './deposit.ts';

export type DepositedConference = Pick<
  Conference,
  'name' | 'theme' | 'acronym' | 'number' | 'start' | 'end' | 'city' | 'country' | 'online'
>;

export const depositEvent = (conference: DepositedConference): DepositEvent => {
  const { name, theme, acronym, number, start, end, city, country, online } = conference;
  const place = [city, country].filter(Boolean).join(', ');
  return {
    ...{ name, start, end },
    theme: theme || undefined,
    acronym: acronym || undefined,
    // The schema takes the number alone: `3` of `3rd`.
    number: /\d+/.exec(number)?.[0],
    place: place || (online ? 'Online' : undefined),
  };
};
