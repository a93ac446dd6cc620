import type { ChecklistPorts } from '../../domain/checklist/item-finding.ts';
import { appCheckSettings } from '../../platform/config/app-check-settings.ts';
import { takesCards } from '../../platform/config/card-settings.ts';
import { dnsServers } from '../../platform/config/dns-servers.ts';
import { firebaseSettings } from '../../platform/config/firebase-settings.ts';
import { mailSettings } from '../../platform/config/mail-settings.ts';
import { searchSettings } from '../../platform/config/search-settings.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';

async function backups() {
  const { seeBackups } = await import('../../domain/checklist/see-backups.ts');
  const { adminGooglePorts } = await import('./admin-export.ts');
  const { storageBucket } = firebaseSettings();
  return seeBackups({ ...adminGooglePorts(), db: adminPorts().db, storageBucket });
}

async function search() {
  const { trySearch } = await import('../../domain/search/try-search.ts');
  const { searchEngine } = await import('../../domain/search/search-engine.ts');
  const settings = searchSettings();
  return trySearch(adminPorts().db, settings && searchEngine(settings));
}

/** Everything that the checklist looks at, as it is set up here. */
export async function adminChecklistPorts(): Promise<ChecklistPorts> {
  const servers = dnsServers();
  const { dnsLookup } = await import('../../platform/dns/dns-lookup.ts');
  return {
    ...adminPorts(),
    mailFrom: mailSettings().from,
    dns: servers && dnsLookup(servers),
    backups: firebaseSettings().local ? null : backups,
    appCheck: appCheckSettings(),
    search: searchSettings() ? search : null,
    takesCards: takesCards(),
  };
}
