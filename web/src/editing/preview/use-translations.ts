import type { ArticleTranslation } from '@quire/model/entities/translation';
import { useCallback, useMemo, useState } from 'react';
import type { DraftSource, ShownTranslations } from '../messages.ts';
import type { Renderer } from '../renderer.ts';
import { useNewest } from './use-newest.ts';

const NONE: ShownTranslations = { titles: [], abstracts: [] };

/** A draft's titles and abstracts in other languages, rendered beside the page; none until they are there. */
export function useTranslations(
  renderer: Renderer,
  translations: readonly ArticleTranslation[] | undefined,
  { bibtex, macros }: Pick<DraftSource, 'bibtex' | 'macros'>,
): ShownTranslations {
  const [shown, setShown] = useState(NONE);
  const source = useMemo(
    () => ({ translations: translations ?? [], bibtex, macros }),
    [translations, bibtex, macros],
  );
  const render = useCallback(
    async (asked: typeof source) =>
      setShown(asked.translations.length > 0 ? await renderer.ask('translations', asked) : NONE),
    [renderer],
  );
  useNewest(source, render);
  return shown;
}
