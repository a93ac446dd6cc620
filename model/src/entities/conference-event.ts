import { z } from 'zod';

/** What papers and proceedings say of their conference, as it is registered with them. What is not known is absent. */
export const ConferenceEventSchema = z.object({
  name: z.string(),
  theme: z.string().optional(),
  acronym: z.string().optional(),
  number: z.string().optional(),
  start: z.string(),
  end: z.string(),
  city: z.string().optional(),
  country: z.string().optional(),
  online: z.literal(true).optional(),
});
export type ConferenceEvent = z.infer<typeof ConferenceEventSchema>;

type Described = {
  readonly [Name in keyof ConferenceEvent]: Name extends 'online' ? boolean : string;
};

export const eventOf = (conference: Required<Described>): ConferenceEvent => {
  const { name, theme, acronym, number, start, end, city, country, online } = conference;
  return {
    ...{ name, start, end },
    ...(theme && { theme }),
    ...(acronym && { acronym }),
    ...(number && { number }),
    ...(city && { city }),
    ...(country && { country }),
    ...(online && { online }),
  };
};
