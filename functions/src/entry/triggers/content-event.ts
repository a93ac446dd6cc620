import type { ContentResult } from '../../domain/publishing/publish-content.ts';
import type { Ports } from '../../platform/database/ports.ts';
import type { Written } from './reaction.ts';

/** Brings one document of a collection to where readers find it. */
export type Deliver = (ports: Ports, id: string) => Promise<ContentResult>;

/** What readers are not shown. Absent: the document was not there. */
const HIDDEN: ReadonlySet<unknown> = new Set([undefined, 'draft', 'scheduled', 'archived']);

/**
 * Has a content document's event delivered, unless readers saw nothing of it before or after: most
 * saves end here. Throws where trying again may help.
 */
export async function contentEvent(
  { id, document, before, after }: Written,
  deliver: Deliver,
): Promise<void> {
  if (HIDDEN.has(before?.get('status')) && HIDDEN.has(after?.get('status'))) return;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const ports = adminPorts();
  const result = await deliver(ports, id);
  if (result.ok) {
    ports.log.info(`publish/${result.outcome}`, { document });
    return;
  }
  ports.log.error(result.code, { document });
  if (result.retry) throw new Error(result.code);
}
