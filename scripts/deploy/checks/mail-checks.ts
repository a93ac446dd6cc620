/** The address of the press, and whether other servers will accept its mails: the same queries as the office's checklist. */
import { z } from 'zod';
import type { ItemFinding } from '../../../functions/src/domain/checklist/item-finding.ts';
import {
  lookAtAddress,
  lookAtDkim,
  lookAtDmarc,
  lookAtSpf,
} from '../../../functions/src/domain/checklist/look-at-dns.ts';
import { readIfThere } from './ask-google.ts';
import { type Check, type CheckedPlace, type CheckFinding, fault, note, ok } from './check.ts';
import { originOf } from './checked-place.ts';

const STATES = { done: 'ok', open: 'note', unknown: 'note' } as const;
const asFinding = ({ state, finding }: ItemFinding): CheckFinding => ({
  state: STATES[state],
  words: finding,
});

const sender = (look: typeof lookAtSpf) => async (place: CheckedPlace) =>
  asFinding(await look({ dns: place.dns, mailFrom: place.parameters.MAIL_SENDER ?? '' }));

const DomainSchema = z.object({
  hostState: z.string().default(''),
  ownershipState: z.string().default(''),
});

export const MAIL_CHECKS: readonly Check[] = [
  {
    id: 'address',
    label: 'Address',
    look: async (place) =>
      asFinding(await lookAtAddress({ origin: originOf(place), dns: place.dns })),
    toDo: () =>
      'Set PRESS_ORIGIN to your own address and its DNS records to what Hosting → Add custom domain names.',
  },
  {
    id: 'domain',
    label: 'Custom domain of Hosting',
    look: async (place) => {
      const { hostname } = new URL(originOf(place));
      if (/\.(web\.app|firebaseapp\.com)$/.test(hostname)) return ok('none is used');
      const site = `projects/${place.project}/sites/${place.project}`;
      const url = `${place.origins.hosting}/v1beta1/${site}/customDomains/${hostname}`;
      const found = await readIfThere(place.google, url, DomainSchema);
      if (!found) return fault(`${hostname} is not connected to the site ${place.project}`);
      return found.hostState === 'HOST_ACTIVE' && found.ownershipState === 'OWNERSHIP_ACTIVE'
        ? ok(`${hostname} leads to Hosting`)
        : note(`${hostname}: ${found.hostState}, ${found.ownershipState}`);
    },
    toDo: ({ project }) =>
      `Add it, and set the DNS records that it names: https://console.firebase.google.com/project/${project}/hosting/sites/${project}`,
  },
  {
    id: 'spf',
    label: 'SPF record of the sender',
    look: sender(lookAtSpf),
    toDo: () =>
      'Publish the TXT record that your mail service names (v=spf1 … -all) at the domain of MAIL_SENDER.',
  },
  {
    id: 'dkim',
    label: 'DKIM record of the sender',
    look: sender(lookAtDkim),
    toDo: () => 'Publish the key that your mail service names, and switch on signing there.',
  },
  {
    id: 'dmarc',
    label: 'DMARC record of the sender',
    look: sender(lookAtDmarc),
    toDo: () =>
      'Publish a TXT record at _dmarc.DOMAIN: v=DMARC1; p=none; rua=mailto:you@DOMAIN. Later p=quarantine.',
  },
];
