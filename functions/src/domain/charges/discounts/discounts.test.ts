import {
  BILLING,
  DISCOUNT_REQUESTS,
  INSTITUTIONS,
  JOURNALS,
  MAIL,
  PROFILES,
  VOUCHERS,
} from '@quire/model/collections';
import { DiscountValueSchema } from '@quire/model/entities/discount';
import type { InstitutionData } from '@quire/model/entities/institution';
import { type VoucherData, VoucherDataSchema } from '@quire/model/entities/voucher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryBucket } from '../../../platform/storage/memory-bucket.ts';
import {
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../../testing/test-submissions.ts';
import type { ChargePorts } from '../ports.ts';
import { decideDiscount } from './decide-discount.ts';
import { domainsOf } from './find-institution.ts';
import { quoteCharge } from './quote-charge.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { requestDiscount } from './request-discount.ts';
import { saveInstitution } from './save-institution.ts';
import { revokeVoucher, saveVoucher } from './save-voucher.ts';

let press: SubmissionsPress;
let ports: ChargePorts;
beforeAll(async () => {
  press = await startSubmissionsPress();
  ports = { ...press, bucket: new MemoryBucket() };
});
afterAll(() => press.close());

const quote = {
  currency: 'EUR',
  amount: 90_000,
  type: 'review-article',
  at: '2026-06-01T09:00:00.000Z',
};
const put = (id: string, change: object = {}) =>
  putSubmission(press, id, {
    ...{ state: 'under_review', number: `CES-2026-${id}`, articleType: 'review-article', quote },
    ...change,
  });
const billed = async (id: string) => (await press.db.collection(BILLING).doc(id).get()).data();
const ask = (submission: string, change: object = {}, person = PEOPLE.author) =>
  requestDiscount(ports, person, { submission, kind: 'waiver', reason: 'No funds.', ...change });
const decide = (request: string, change: object = {}, person = PEOPLE.finance) =>
  decideDiscount(ports, person, {
    ...{ request, decision: 'granted', basisPoints: 5_000, reason: 'We carry half.' },
    ...change,
  });

describe('a waiver', () => {
  it('can be requested once while it is open; finance is notified, editors are not', async () => {
    await put('w1');
    let request = '';
    const mails = await mailsOf(press, async () => {
      ({ request } = await ask('w1'));
    });
    expect(request).toBe('w1~waiver~01');
    expect(mails).toEqual(['staff/discount-asked → fina@example.org']);
    await expect(ask('w1')).rejects.toThrow(/already asked for this/);
    const stored = await press.db.collection(DISCOUNT_REQUESTS).doc(request).get();
    expect(stored.data()).toMatchObject({
      ...{ state: 'open', shownToEditors: false },
      words: expect.arrayContaining(['ces', '2026']),
    });
  });

  it('requires a reason, and a submitted manuscript of the caller', async () => {
    await put('w2');
    await put('w3', { state: 'draft' });
    await expect(ask('w2', { reason: '' })).rejects.toMatchObject({ code: 'input/invalid' });
    await expect(ask('w2', {}, PEOPLE.stranger)).rejects.toMatchObject({
      code: 'submission/not-found',
    });
    await expect(ask('w3')).rejects.toMatchObject({ code: 'discount/too-late' });
    await put('w4', { state: 'production' });
    await expect(ask('w4')).rejects.toMatchObject({ code: 'discount/too-late' });
  });

  it('is granted once, applies from then on, and its author is told why', async () => {
    await put('w5');
    const { request } = await ask('w5');
    const mails = await mailsOf(press, async () => {
      await decide(request);
      await decide(request);
    });
    expect(mails).toEqual(['author/discount-decided → anselm@example.org']);
    expect(await billed('w5')).toMatchObject({
      discounts: [{ kind: 'waiver', source: request, value: { basisPoints: 5_000 } }],
      revision: 1,
    });
    await expect(decide(request, { decision: 'refused' })).rejects.toMatchObject({
      code: 'discount/decided',
    });
  });

  it('says how much is granted as the author’s language writes it', async () => {
    const profile = press.db.collection(PROFILES).doc(PEOPLE.author.uid);
    await profile.set({ language: 'pt-BR' });
    await put('w5pt');
    const { request } = await ask('w5pt');
    await decide(request, { basisPoints: 1_250 });
    await profile.delete();
    const mail = await press.db.collection(MAIL).doc(`discount-decided~${request}`).get();
    expect(mail.get('text')).toContain('12,5%');
  });

  it('is granted only with an amount, and refused with a reason', async () => {
    await put('w6');
    const { request } = await ask('w6');
    await expect(decide(request, { basisPoints: undefined })).rejects.toMatchObject({
      details: { field: 'basisPoints' },
    });
    await decide(request, { decision: 'refused', basisPoints: undefined });
    expect(await billed('w6')).toBeUndefined();
    expect(await ask('w6', { reason: 'The grant is over.' })).toEqual({ request: 'w6~waiver~02' });
  });

  it('is hidden from editors before acceptance, and always from other journals', async () => {
    await put('w7');
    const { request } = await ask('w7');
    await expect(decide(request, {}, PEOPLE.editor)).rejects.toMatchObject({
      code: 'discount/not-found',
    });
    await put('w8', { state: 'awaiting_payment' });
    const later = await ask('w8');
    await expect(decide(later.request, {}, PEOPLE.otherEditor)).rejects.toMatchObject({
      code: 'discount/not-found',
    });
    await decide(later.request, {}, PEOPLE.editor);
    expect(await billed('w8')).toMatchObject({ discounts: [{ kind: 'waiver' }] });
    await expect(decide(later.request, {}, PEOPLE.production)).rejects.toMatchObject({
      code: 'access/denied',
    });
  });

  it('by country states the countries, for finance to confirm', async () => {
    await press.db
      .collection(JOURNALS)
      .doc('CES')
      .update({ 'charges.autoWaiverCountries': [{ country: 'KE', basisPoints: 10_000 }] });
    await put('w10', { quote: { ...quote, country: 'KE', affiliationCountries: ['DE', ''] } });
    const { request } = await ask('w10');
    const stored = await press.db.collection(DISCOUNT_REQUESTS).doc(request).get();
    expect(stored.get('countries')).toEqual([
      { party: 'profile-then', country: 'KE' },
      { party: 'profile-now', country: '' },
      { party: 'institution', country: 'DE' },
      { party: 'institution', country: '' },
    ]);
    await decide(request, { basisPoints: 10_000 });
    expect(await billed('w10')).toMatchObject({ discounts: [{ kind: 'waiver', source: request }] });
  });

  it('is not decided by any of the authors', async () => {
    await put('w9', { authorUids: [PEOPLE.author.uid, PEOPLE.finance.uid] });
    const { request } = await ask('w9');
    await expect(decide(request)).rejects.toMatchObject({ code: 'access/denied' });
  });
});

describe('a voucher', () => {
  const KEY = 'f3b1c5b8-0f64-4a52-9b57-8e2b1a0d7c11';
  const make = (key: string, data: Partial<VoucherData> = {}) =>
    saveVoucher(ports, PEOPLE.finance, {
      key,
      data: VoucherDataSchema.parse({ value: { amount: 10_000, currency: 'EUR' }, ...data }),
    });
  const redeem = (submission: string, code: string, person = PEOPLE.author) =>
    redeemVoucher(ports, { ...person, uid: person.uid }, { submission, code });

  it('has one code for one key, of which only a hash is stored', async () => {
    const { voucher, code } = await make(KEY);
    expect(await make(KEY)).toEqual({ voucher, code });
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const stored = await press.db.collection(VOUCHERS).doc(voucher).get();
    expect(JSON.stringify(stored.data())).not.toContain(code.slice(0, 9));
    await expect(make('too-short')).rejects.toMatchObject({ code: 'input/invalid' });
    await expect(
      saveVoucher(ports, PEOPLE.editor, {
        key: KEY,
        data: VoucherDataSchema.parse({ value: { basisPoints: 1 } }),
      }),
    ).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('applies to one manuscript if it has one use, however it is typed', async () => {
    const { code } = await make(KEY);
    await put('v1');
    await put('v2');
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    await redeem('v1', typed);
    expect(await redeem('v1', code)).toMatchObject({ discount: { kind: 'voucher' } });
    expect((await billed('v1'))?.discounts).toHaveLength(1);
    await expect(redeem('v2', code)).rejects.toMatchObject({ code: 'voucher/unknown' });
  });

  it('is refused for other authors, journals and currencies, and if expired or revoked', async () => {
    press.pass(1);
    await put('v3');
    const wrong: readonly Partial<VoucherData>[] = [
      { email: 'somebody@example.com' },
      { journals: ['MSP'] },
      { until: '2026-05-31' },
      { value: DiscountValueSchema.parse({ amount: 100, currency: 'JPY' }) },
    ];
    for (const [place, data] of wrong.entries()) {
      const { code } = await make(`${KEY}-${place}`, data);
      await expect(redeem('v3', code)).rejects.toMatchObject({ code: 'voucher/unknown' });
      press.pass(1);
    }
    const { voucher, code } = await make(`${KEY}-revoked`);
    await revokeVoucher(ports, PEOPLE.finance, { voucher });
    await expect(redeem('v3', code)).rejects.toMatchObject({ code: 'voucher/unknown' });
  });

  it('applies to one of two manuscripts if it is redeemed concurrently', async () => {
    press.pass(1);
    const { code } = await make(`${KEY}-race`);
    await put('v4');
    await put('v5');
    const results = await Promise.allSettled([redeem('v4', code), redeem('v5', code)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('cannot be guessed: after a few attempts in an hour, no more are accepted', async () => {
    press.pass(1);
    await put('v6');
    const tries = [];
    for (let place = 0; place < 6; place += 1) {
      tries.push(await redeem('v6', `WRONG${place}`).catch((error) => error.code));
    }
    expect(tries.at(0)).toBe('voucher/unknown');
    expect(tries.at(-1)).toBe('account/throttled');
  });
});

describe('an agreement with an institution', () => {
  const agree = (id: string, base: number, data: Partial<InstitutionData> & { name: string }) =>
    saveInstitution(ports, PEOPLE.finance, {
      id,
      base,
      data: {
        ...{ domains: [], value: { basisPoints: 4_000 }, journals: [] },
        ...{ confirm: true, active: true, note: '' },
        ...data,
      },
    });

  it('is saved only on the current revision', async () => {
    expect(await agree('ravnfjord', 0, { name: 'Ravnfjord', domains: ['example.org'] })).toEqual({
      revision: 1,
    });
    await expect(agree('ravnfjord', 0, { name: 'Other' })).rejects.toMatchObject({
      code: 'billing/changed-elsewhere',
    });
    expect((await press.db.collection(INSTITUTIONS).doc('ravnfjord').get()).get('name')).toBe(
      'Ravnfjord',
    );
  });

  it('waits for staff, who grant what was agreed', async () => {
    await put('i1');
    const { request } = await ask('i1', { kind: 'institution', reason: '' });
    expect(await billed('i1')).toBeUndefined();
    await decide(request, { basisPoints: undefined });
    expect(await billed('i1')).toMatchObject({
      discounts: [{ kind: 'institution', source: 'ravnfjord', text: 'Agreement with Ravnfjord' }],
    });
  });

  it('applies automatically if it says so and the address is confirmed, but never for only a ROR id', async () => {
    await agree('ravnfjord', 1, {
      ...{ name: 'Ravnfjord', domains: ['example.org'], confirm: false },
      ror: 'https://ror.org/02mhbdp94',
    });
    await put('i2');
    await ask('i2', { kind: 'institution', reason: '' });
    expect(await billed('i2')).toMatchObject({ discounts: [{ kind: 'institution' }] });
    await put('i3', { owner: 'far', authorUids: ['far'] });
    const far = { ...PEOPLE.author, uid: 'far', email: 'far@elsewhere.example' };
    const ror = 'https://ror.org/02mhbdp94';
    await requestDiscount(ports, far, { submission: 'i3', kind: 'institution', reason: '', ror });
    expect(await billed('i3')).toBeUndefined();
  });

  it('waits for staff if the address is an agent’s, or not confirmed', async () => {
    const agent = { ...PEOPLE.author, uid: 'agent', email: 'agent@example.org' };
    await put('i4', { owner: 'agent', authorUids: ['agent'], isAgent: true });
    const asked = { submission: 'i4', kind: 'institution', reason: '' } as const;
    await requestDiscount(ports, agent, asked);
    expect(await billed('i4')).toBeUndefined();
    await put('i5');
    await requestDiscount(
      ports,
      { ...PEOPLE.author, emailVerified: false },
      { ...asked, submission: 'i5' },
    );
    expect(await billed('i5')).toBeUndefined();
  });

  it('is found by each parent domain of a mail address', () => {
    expect(domainsOf('a@mail.Uni.example')).toEqual(['mail.uni.example', 'uni.example']);
  });
});

describe('a quote', () => {
  const ask2 = (change: object) =>
    quoteCharge(
      ports,
      { journal: 'CES', articleType: 'review-article', ...change },
      '198.51.100.7',
    );

  it('is the price of today, with discounts and their reasons', async () => {
    const email = 'anybody@mail.example.org';
    expect(await ask2({})).toMatchObject({ price: 90_000, net: 90_000, applied: [], notes: [] });
    const known = await ask2({ email });
    expect(known).toMatchObject({ net: 54_000, applied: [{ text: 'Agreement with Ravnfjord' }] });
    expect(known.notes[0]).toContain('Ravnfjord has an agreement');
    expect((await ask2({ email: 'a@none.example' })).notes[0]).toContain('no agreement');
  });

  it('only says whether a voucher applies', async () => {
    const wrong = await ask2({ voucher: 'WRONG-CODE' });
    expect(wrong).toMatchObject({ net: 90_000, notes: ['This voucher is not valid here.'] });
    await expect(ask2({ journal: 'NONE' })).rejects.toMatchObject({ code: 'record/not-found' });
  });
});
