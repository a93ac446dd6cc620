import { CorrectedLanguageSchema, TEXTS_PER_PAGE } from '@quire/model/entities/corrections';
import { language } from '@quire/model/messages/language';
import { TEXT_GROUPS } from '@quire/model/text-groups';
import { z } from 'zod';
import type { TextSearch } from './use-texts.ts';

const AddressSchema = z.object({
  language: CorrectedLanguageSchema.catch(() =>
    CorrectedLanguageSchema.catch('en').parse(language()),
  ),
  words: z.string().max(200).catch(''),
  group: z.enum(TEXT_GROUPS).optional().catch(undefined),
  isOwn: z.stringbool().catch(false),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
});
export type TextAddress = z.infer<typeof AddressSchema>;

/** What the page's address asks for; what it does not say, or says wrongly, is left open. */
export const readTextAddress = (parameters: URLSearchParams): TextAddress =>
  AddressSchema.parse(Object.fromEntries(parameters));

/** The same as parameters, without what is left open. */
export function textParameters({ isOwn, page, ...rest }: TextAddress): Record<string, string> {
  const given = { ...rest, isOwn: isOwn ? 'true' : '', page: page > 1 ? String(page) : '' };
  return Object.fromEntries(
    Object.entries(given).filter((each): each is [string, string] => Boolean(each[1])),
  );
}

/** What the server is asked for it. */
export const textSearch = ({ page, ...rest }: TextAddress): TextSearch => ({
  ...rest,
  skip: (page - 1) * TEXTS_PER_PAGE,
});
