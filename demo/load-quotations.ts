import { writeQuotation } from '../functions/src/domain/charges/by-hand/write-quotation.ts';

/** Who writes it. */
const FINANCE = {
  uid: 'demo-finance',
  email: 'finance@saltmarsh.example',
  claims: { roles: ['reader', 'finance'], grants: {} },
} as const;

const DAY_MS = 86_400_000;
const VALID_DAYS = 30;

/** What the demo press has offered and nobody has accepted yet. */
export async function loadQuotations(ports: Parameters<typeof writeQuotation>[0]): Promise<void> {
  const until = new Date(ports.now().getTime() + VALID_DAYS * DAY_MS);
  await writeQuotation(ports, FINANCE, {
    key: 'demo-quotation-special-issue',
    data: {
      billTo: {
        ...{ name: 'Conference office', organisation: 'Nordvik Tidal Society' },
        ...{ address: 'Havnegade 9', postalCode: '9990', city: 'Nordvik', country: 'DK' },
        ...{ email: 'office@tidal-society.example', vatId: '', poNumber: '' },
      },
      ...{ subject: 'Special issue on tidal creeks', journal: '', currency: 'EUR' },
      lines: [
        { text: 'Special issue of ten articles, editing and production', amount: 420_000 },
        { text: 'Printed copies, fifty', amount: 65_000 },
      ],
      validUntil: until.toISOString().slice(0, 10),
      note: 'Payable in two parts, on acceptance and on publication.',
    },
  });
}
