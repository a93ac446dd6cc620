/** A year of the demo press's invoices: who was charged what, how long ago, and what became of it. */

import type { Currency } from '@quire/model/currencies';
import type { BillTo, Payment } from '@quire/model/entities/invoice';

export interface DemoInvoice {
  /** Days ago. */
  readonly issued: number;
  readonly journal: string;
  readonly title: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly payers: readonly DemoPayer[];
  readonly discount?: {
    readonly kind: 'waiver' | 'institution' | 'voucher';
    readonly text: string;
    readonly of?: string;
    readonly basisPoints: number;
  };
}

interface DemoPayer {
  readonly billTo: Partial<BillTo> & Pick<BillTo, 'name' | 'country' | 'email'>;
  readonly share: number;
  readonly steps?: readonly DemoStep[];
}

type DemoStep =
  | { readonly daysAgo: number; readonly pay: number; readonly method?: Payment['method'] }
  | { readonly daysAgo: number; readonly refund: number }
  | { readonly daysAgo: number; readonly waive: string }
  | { readonly daysAgo: number; readonly credit: string };

const LAGOS = {
  name: 'Anselm Okoro',
  organisation: 'Department of Oceanography, University of Lagos',
  address: 'Akoka Road',
  city: 'Lagos',
  country: 'NG',
  email: 'author@saltmarsh.example',
};
const BARI = {
  name: 'Accounts payable',
  organisation: 'Polytechnic of Bari',
  address: 'Via Amendola 126',
  postalCode: '70126',
  city: 'Bari',
  country: 'IT',
  email: 'accounts@poliba.example',
  vatId: 'IT93051590722',
  poNumber: 'PO-2214',
};
const AARHUS = {
  name: 'Research office',
  organisation: 'University of Nordvik',
  address: 'Havnegade 3',
  postalCode: '9990',
  city: 'Nordvik',
  country: 'DK',
  email: 'invoices@nordvik.example',
};
const BROOK = {
  name: 'Sponsored programs',
  organisation: 'Brook University',
  address: '77 River Street',
  postalCode: '02138',
  city: 'Cambridge, MA',
  country: 'US',
  email: 'ap@brook.example',
  poNumber: '4500012345',
};
const KYOTO = {
  name: 'Haruka Mori',
  organisation: 'Kyoto Institute of Health Statistics',
  city: 'Kyoto',
  country: 'JP',
  email: 'h.mori@kihs.example',
};

const whole = (
  billTo: DemoPayer['billTo'],
  ...steps: readonly DemoStep[]
): readonly DemoPayer[] => [{ billTo, share: 10_000, steps }];

export const DEMO_INVOICES: readonly DemoInvoice[] = [
  {
    ...{ issued: 340, journal: 'QPH', currency: 'EUR', amount: 120_000 },
    title: 'Excess deaths in heatwaves: what a fixed threshold leaves out',
    payers: whole(BARI, { daysAgo: 322, pay: 120_000 }),
  },
  {
    ...{ issued: 301, journal: 'QPH', currency: 'USD', amount: 135_000 },
    title: 'How many contacts does a school year make? A diary study of 41 classes',
    payers: whole(BROOK, { daysAgo: 288, pay: 135_000, method: 'card' }),
  },
  {
    ...{ issued: 262, journal: 'QPH', currency: 'EUR', amount: 120_000 },
    title: 'Waiting times for hip surgery before and after a change of payment',
    discount: {
      kind: 'institution',
      text: 'Agreement with University of Nordvik',
      of: 'University of Nordvik',
      basisPoints: 2_500,
    },
    payers: whole(AARHUS, { daysAgo: 250, pay: 112_500 }),
  },
  {
    ...{ issued: 233, journal: 'QPH', currency: 'JPY', amount: 190_000 },
    title: 'Step counts of commuters who lost their bus line',
    payers: whole(KYOTO, { daysAgo: 220, pay: 190_000, method: 'card' }),
  },
  {
    ...{ issued: 204, journal: 'QPH', currency: 'EUR', amount: 60_000 },
    title: 'Comment on “Vaccination intervals and measles in boarding schools”',
    payers: whole(BARI, { daysAgo: 190, pay: 60_000 }, { daysAgo: 171, refund: 60_000 }),
  },
  {
    ...{ issued: 176, journal: 'QPH', currency: 'EUR', amount: 120_000 },
    title: 'Malaria incidence around a lagoon, from eleven years of clinic books',
    payers: whole(LAGOS, { daysAgo: 170, waive: 'The grant ended before the decision was made.' }),
  },
  {
    ...{ issued: 148, journal: 'QPH', currency: 'EUR', amount: 120_000 },
    title: 'Estimating under-reporting from two registers that share no names',
    payers: [
      { billTo: BARI, share: 5_000, steps: [{ daysAgo: 131, pay: 60_000 }] },
      { billTo: AARHUS, share: 5_000, steps: [{ daysAgo: 128, pay: 75_000 }] },
    ],
  },
  {
    ...{ issued: 121, journal: 'QPH', currency: 'EUR', amount: 120_000 },
    title: 'Air quality and emergency calls in a harbour town',
    payers: whole(BROOK, { daysAgo: 118, credit: 'It was to be made out to another department.' }),
  },
  {
    ...{ issued: 97, journal: 'QPH', currency: 'USD', amount: 135_000 },
    title: 'Small-area estimates of smoking without a survey',
    payers: whole(BROOK, { daysAgo: 80, pay: 135_000 }),
  },
  {
    ...{ issued: 66, journal: 'QPH', currency: 'EUR', amount: 120_000 },
    title: 'Seasonal influenza and the day that kindergartens open',
    payers: whole(
      AARHUS,
      { daysAgo: 52, pay: 150_000 },
      { daysAgo: 51, pay: 150_000, method: 'card' },
    ),
  },
  {
    ...{ issued: 38, journal: 'QPH', currency: 'EUR', amount: 120_000 },
    title: 'Screening intervals for diabetic eyes: a cost model with drop-outs',
    payers: whole(BARI),
  },
  {
    ...{ issued: 12, journal: 'QPH', currency: 'EUR', amount: 120_000 },
    title: 'Does a fifth report change the estimate? Sampling of general practices',
    payers: whole(AARHUS, { daysAgo: 6, pay: 50_000 }),
  },
  {
    ...{ issued: 5, journal: 'QPH', currency: 'EUR', amount: 60_000 },
    title: 'Tides, wells and cholera: a note on a recurring curve',
    payers: whole(LAGOS),
  },
];
