import { isLanguage, type Language } from '@quire/model/messages/languages';
import { z } from 'zod';
import { LAYOUT_ROUTE } from '../layouts/press-digest.ts';
import { languages } from '../made/client-assets.ts';

const OfferSchema = z.object({ press: z.object({ languages: z.array(z.string()).optional() }) });

/**
 * The languages in which the press offers its pages, besides its first; null for a page without the press's layout.
 * A language whose files were not built is in none: its pages would be English when scripts take them over.
 */
export function offeredLanguages(
  loaderData: Readonly<Record<string, unknown>>,
): readonly Language[] | null {
  const layout = OfferSchema.safeParse(loaderData[LAYOUT_ROUTE]).data;
  if (!layout) return null;
  const isBuilt = (language: Language) =>
    !languages.build || Object.hasOwn(languages.folders, language);
  return (layout.press.languages ?? []).filter(isLanguage).filter(isBuilt);
}
