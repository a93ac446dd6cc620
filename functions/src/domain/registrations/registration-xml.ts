/** What was sent of a DOI, and what would be sent now: to be looked at, and compared. */
import { registrationFilePath } from '@quire/model/collections';
import type { Registration } from '@quire/model/entities/registration';
import type { Asker } from '@quire/model/roles';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import type { Ports } from '../../platform/database/ports.ts';
import { CannotDeposit } from './deposit-unit.ts';
import { crossrefFile, doajParcel, parcelsOf } from './parcel.ts';
import { type DepositingPress, readDepositingPress } from './press-of-deposits.ts';
import { readRegistrations } from './read-registrations.ts';
import { readUnits } from './read-units.ts';
import { prefixOf } from './registration-ports.ts';

interface Compared {
  readonly sent: string | null;
  readonly now: string | null;
}

/** A file to Crossref without what it says of other DOIs; any other as it is. */
function onlyAbout(xml: string, doi: string): string {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const body = document.getElementsByTagName('body')[0];
  for (const part of body ? [...body.childNodes] : []) {
    const named = 'getElementsByTagName' in part ? [...document.getElementsByTagName('doi')] : [];
    const within = named.filter((each) => part.contains(each));
    const isOther = within.every((each) => each.textContent?.trim().toLowerCase() !== doi);
    if (isOther) body?.removeChild(part);
  }
  return `${new XMLSerializer().serializeToString(document)}\n`;
}

async function doajText(
  ports: Ports,
  { doi, source }: Registration,
  press: DepositingPress,
): Promise<string | null> {
  const account = { prefix: prefixOf(doi), agency: 'doaj', via: 'servlet' } as const;
  try {
    for (const { deposit } of (await readUnits(ports, source, press, [])) ?? []) {
      if (deposit.kind !== 'article' || deposit.doi !== doi) continue;
      const { content } = doajParcel({ ...account, login: '', password: '' }, deposit);
      return content.kind === 'record' ? content.xml : null;
    }
    return null;
  } catch (error) {
    if (error instanceof CannotDeposit) return null;
    throw error;
  }
}

async function wouldBeSent(ports: Ports, registration: Registration): Promise<string | null> {
  const { doi, agency, source, updates, fileName, timestamp } = registration;
  const press = await readDepositingPress(ports.db);
  if (!press) return null;
  if (agency === 'doaj') return doajText(ports, registration, press);
  const account = { prefix: prefixOf(doi), agency: agency ?? 'crossref', via: 'servlet' as const };
  try {
    const units = (await readUnits(ports, source, press, updates)) ?? [];
    const parcels = units.flatMap((unit) =>
      parcelsOf(unit, { ...account, login: '', password: '' }),
    );
    const parcel = parcels.find(({ things }) => things.some((thing) => thing.doi === doi));
    if (!parcel || parcel.content.kind === 'hidden') return null;
    if (parcel.content.kind === 'record') return parcel.content.xml;
    const { depositor, email } = press;
    // As it was sent, so that only what has changed differs.
    const batch = { id: fileName.replace(/[.]xml$/, ''), timestamp, depositor, email };
    return crossrefFile(batch, [parcel.content.deposit]);
  } catch (error) {
    if (error instanceof CannotDeposit) return null;
    throw error;
  }
}

/**
 * What was sent last of a DOI, and what would be sent now. Throws `Refused`: `registration/unknown`, `access/denied`.
 */
export async function registrationXml(
  ports: Ports,
  person: Asker,
  { id }: { readonly id: string },
): Promise<Compared> {
  const [found] = await readRegistrations(ports.db, person, 'article.read', [id]);
  if (!found) return { sent: null, now: null };
  const { registration } = found;
  const { fileName, doi } = registration;
  const kept = fileName ? await ports.bucket.read(registrationFilePath(fileName)) : null;
  const now = await wouldBeSent(ports, registration);
  const sent = kept && Buffer.from(kept).toString('utf8');
  if (registration.agency === 'doaj') return { sent, now };
  return {
    sent: sent && onlyAbout(sent, doi),
    now: now && onlyAbout(now, doi),
  };
}
