import { useLocation, useSearchParams } from 'react-router';

/**
 * Whether a page's address opens one of its dialogs, so that a link can do so (`?invite=1`), and how it is opened and
 * closed.
 */
export function useAddressFlag(name: string): readonly [boolean, (isOn: boolean) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const set = (isOn: boolean) => {
    // A dialog that led to another page closes after it: that page's address is not ours to change.
    if (window.location.pathname !== pathname) return;
    setParameters(
      (before) => {
        if (isOn) before.set(name, '1');
        else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [parameters.has(name), set];
}
