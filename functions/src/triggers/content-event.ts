import type { Ports } from '../publish/ports.ts';
import type { ContentResult } from '../publish/publish-content.ts';

interface Written {
  readonly document: string;
  readonly data?: { readonly before: Snapshot; readonly after: Snapshot } | undefined;
}

interface Snapshot {
  get(field: string): unknown;
}

/** Brings one document of a collection to where readers find it. */
export type Deliver = (ports: Ports, id: string) => Promise<ContentResult>;

/** What readers are not shown. Absent: the document was not there. */
const HIDDEN: ReadonlySet<unknown> = new Set([undefined, 'draft', 'scheduled', 'archived']);

/**
 * Has a content document's event delivered, unless readers saw nothing of it before or after: most
 * saves end here. Throws where trying again may help.
 */
export async function contentEvent(
  { document, data }: Written,
  id: string,
  deliver: Deliver,
): Promise<void> {
  if (HIDDEN.has(data?.before.get('status')) && HIDDEN.has(data?.after.get('status'))) return;
  const { adminPorts } = await import('../firebase/admin.ts');
  const ports = adminPorts();
  const result = await deliver(ports, id);
  if (result.ok) {
    ports.log.info(`publish/${result.outcome}`, { document });
    return;
  }
  ports.log.error(result.code, { document });
  if (result.retry) throw new Error(result.code);
}
