/** A reader who is told about new articles: of a journal once a week, of a search once a day. */
import type { Alert } from '@quire/model/entities/reader-alerts';
import { readerRef, withAlerts } from '../functions/src/domain/alerts/alert-records.ts';
import type { Ports } from '../functions/src/platform/database/ports.ts';

/** The demo's reader: `demo/accounts.yaml`. */
const READER = 'reader@saltmarsh.example';

/** Writes them where there are none. They begin now, so nothing that the demo holds is mailed. */
export async function loadAlerts({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const ref = readerRef(db, READER);
  if ((await ref.get()).exists) return;
  const since = now().toISOString();
  const alerts: readonly Alert[] = [
    { watch: { kind: 'journal', key: 'CES' }, frequency: 'weekly', since },
    { watch: { kind: 'search', query: 'q=tides' }, frequency: 'daily', since },
  ];
  const reader = withAlerts({ email: READER, language: 'en' }, alerts);
  if (reader) await ref.set(reader);
}
