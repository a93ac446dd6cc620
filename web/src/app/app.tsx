import { Outlet } from 'react-router';
import { GlobalBehaviour } from './global-behaviour.tsx';

/** Around every page, whatever its layout. */
export function App() {
  return (
    <>
      <GlobalBehaviour />
      <Outlet />
    </>
  );
}
