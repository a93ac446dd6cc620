import { UNSAFE_createRouter } from 'react-router';

/** React-router's data router. A build parts it from what every page needs (`build/data-router.ts`). */
export const createRouter = UNSAFE_createRouter;
