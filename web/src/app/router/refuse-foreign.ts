import { createPath, type DataRouter, type RouterNavigateOptions, type To } from 'react-router';
import { PageError } from '../../data/page-error.ts';
import { destination } from '../navigate-safely.ts';

/**
 * The router, going nowhere but to pages of this site. By itself it
 * would hand what its history cannot hold to the browser, which goes anywhere.
 */
export function refuseForeign(router: DataRouter): DataRouter {
  const { navigate } = router;
  return Object.assign(router, {
    async navigate(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
      if (typeof to === 'number') return navigate(to);
      const address = typeof to === 'string' ? to : to && createPath(to);
      if (address && destination(address, location.href).kind === 'refused') {
        throw new PageError('navigation/refused', { address });
      }
      return navigate(to, options);
    },
  });
}
