import { isScriptUrl } from '@quire/model/urls';
import { useEffect } from 'react';

/** Refuses to follow a link that would run a script, wherever it came from (specification, section 5). */
export function useScriptLinkGuard(): void {
  useEffect(() => {
    const refuse = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (target && isScriptUrl(target.getAttribute('href') ?? '')) event.preventDefault();
    };
    document.addEventListener('click', refuse, true);
    document.addEventListener('auxclick', refuse, true);
    return () => {
      document.removeEventListener('click', refuse, true);
      document.removeEventListener('auxclick', refuse, true);
    };
  }, []);
}
