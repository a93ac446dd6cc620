import { promisify } from 'node:util';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { strToU8, type Zippable, zip } from 'fflate';
import { Refused } from '../../../platform/errors/refused.ts';
import type { ChargePorts } from '../ports.ts';

/** The limit for one answer: some kilobytes each. */
const MOST = 3_000;
const AT_ONCE = 20;
const zipped = promisify<Zippable, Uint8Array>(zip);

/**
 * The electronic invoices and credit notes among these in one archive; documents without one are listed in a text file
 * beside them. Throws `Refused` if there are too many for one answer.
 */
export async function zipEInvoices(
  { bucket }: Pick<ChargePorts, 'bucket'>,
  invoices: readonly StoredInvoice[],
): Promise<Uint8Array> {
  if (invoices.length > MOST) {
    const message = t('officeRefusals.tooManyDocuments', { most: MOST });
    throw new Refused('input/invalid', { field: 'from', problems: [{ field: 'from', message }] });
  }
  const files: Zippable = {};
  const without: string[] = [];
  for (let first = 0; first < invoices.length; first += AT_ONCE) {
    const some = invoices.slice(first, first + AT_ONCE);
    const bytes = await Promise.all(some.map(({ xml }) => (xml ? bucket.read(xml) : null)));
    for (const [place, { number, issuedAt, createdAt }] of some.entries()) {
      const found = bytes[place];
      if (found) files[`${number}.xml`] = [found, { mtime: issuedAt ?? createdAt }];
      else without.push(String(number));
    }
  }
  if (without.length > 0) {
    const why = t('officeRefusals.noElectronicInvoice');
    files['without.txt'] = strToU8(`${[why, ...without].join('\r\n')}\r\n`);
  }
  return zipped(files);
}
