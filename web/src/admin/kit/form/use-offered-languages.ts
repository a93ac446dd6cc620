import { isLanguage, type Language } from '@quire/model/messages/languages';
import { useEffect, useState } from 'react';
import { lazyReader } from '../../../data/public/lazy-reader.ts';
import { getPressDigest } from '../../../data/public/press.ts';

/** The languages besides English that the press's pages are offered in; null while they are read. */
export function useOfferedLanguages(): readonly Language[] | null {
  const [offered, setOffered] = useState<readonly Language[] | null>(null);
  useEffect(() => {
    let isShown = true;
    getPressDigest(lazyReader()).then(
      ({ press }) => isShown && setOffered((press.languages ?? []).filter(isLanguage)),
      () => isShown && setOffered([]),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return offered;
}
