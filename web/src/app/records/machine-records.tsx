import type { ReactNode } from 'react';
import type { ServerOnly } from '../../layouts/server-only.ts';
import { LeftAsIs } from '../left-as-is.tsx';

/** What only machines read of a page: rendered on the server, so that scripts carry neither its data nor its code. */
export type PageRecords = ServerOnly<ReactNode>;

/** Its place in the page, which takes no room. */
export function MachineRecords({ of }: { of: PageRecords | undefined }) {
  return <LeftAsIs className="visually-hidden">{of?.value}</LeftAsIs>;
}
