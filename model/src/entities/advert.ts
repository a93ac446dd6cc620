import { z } from 'zod';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { ImageFileSchema } from './stored-file.ts';

/** Where a public page has room for one. */
export const ADVERT_SLOTS = {
  get home() {
    return t('officeWords.advertSlotHome');
  },
  get journal() {
    return t('officeWords.advertSlotJournal');
  },
  get article() {
    return t('officeWords.advertSlotArticle');
  },
  get list() {
    return t('officeWords.advertSlotList');
  },
} as const;
export type AdvertSlot = keyof typeof ADVERT_SLOTS;
const SLOTS = Object.keys(ADVERT_SLOTS) as [AdvertSlot, ...AdvertSlot[]];

export const ADVERT_STATUSES = ['draft', 'active', 'paused', 'archived'] as const;

/** `adverts/{id}`: shown on public pages, labelled as what it is. Functions count beside it. */
export const AdvertSchema = z
  .object({
    /** For staff: whose it is. */
    name: z
      .string()
      .trim()
      .min(1, { error: () => t('fields.enterAName') })
      .max(120),
    slot: z.enum(SLOTS),
    image: ImageFileSchema,
    url: z.url({ protocol: /^https$/, error: () => t('officeWords.addressBeginsHttps') }).max(500),
    /** The first and the last day on which it is shown. */
    start: z.iso.date(),
    end: z.iso.date(),
    /** How often, beside others of its slot. */
    weight: z.number().int().min(1).max(100).default(1),
    /** Only on pages of these; empty: of all, and of the press. */
    journals: z.array(z.string().regex(URL_KEY).max(20)).max(50).default([]),
    status: z.enum(ADVERT_STATUSES),
  })
  .refine(({ start, end }) => start <= end, {
    error: () => t('fields.lastDayNotBeforeFirst'),
    path: ['end'],
  });
export type Advert = z.infer<typeof AdvertSchema>;
