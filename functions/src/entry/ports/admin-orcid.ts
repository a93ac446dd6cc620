import { randomBytes } from 'node:crypto';
import { orcidReturnPath } from '@quire/model/paths';
import type { OrcidRecordPorts } from '../../domain/orcid/orcid-ports.ts';
import { orcidSettings } from '../../platform/config/orcid-settings.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';

/** What connects iDs and writes to ORCID, for functions that name `ORCID_SECRETS`. */
export async function adminOrcidPorts(): Promise<OrcidRecordPorts> {
  const { orcidClient } = await import('../../domain/orcid/orcid-client.ts');
  const ports = adminPorts();
  const settings = orcidSettings();
  const client = settings && orcidClient(settings, ports.origin + orcidReturnPath());
  return { ...ports, client, random: randomBytes };
}
