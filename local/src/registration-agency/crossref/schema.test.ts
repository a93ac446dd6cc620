import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../store/account.ts';
import { batchOf } from '../testing/batch.ts';
import {
  CROSSREF,
  hasStandards,
  openAgency,
  TEST_STANDARDS,
  type TestAgency,
} from '../testing/open-agency.ts';

const FOLDERS = ['crossref-5.5.0/examples', 'crossref-5.5.0/samples/elife'];
/** A role that is none of its vocabulary, and a person without any. */
const ROLES = ['<role type="software" vocab="crossref"/>', ''];

describe.skipIf(!hasStandards)('examining by the schema (set QUIRE_STANDARDS)', () => {
  let agency: TestAgency;
  const names = hasStandards
    ? FOLDERS.flatMap((folder) =>
        readdirSync(join(TEST_STANDARDS, folder)).map((name) => join(folder, name)),
      )
    : [];
  beforeAll(async () => {
    const account: Account = { ...CROSSREF, prefixes: ['10.5555', '10.7554', '10.1136'] };
    agency = await openAgency({ standards: TEST_STANDARDS, accounts: [account] });
    // All at once: a schema is read once for all.
    for (const [place, name] of names.entries()) {
      const xml = readFileSync(join(TEST_STANDARDS, name), 'utf8');
      const grown = xml.replace(/<timestamp>.*?</, `<timestamp>2027${place + 10}<`);
      await agency.hand(grown, name);
    }
    const roles = batchOf('roles-1', '1', [{ doi: '10.5555/roles' }]);
    for (const role of ROLES) {
      const bare = roles.replace(' contributor_role="author"', '');
      await agency.hand(bare.replace('</surname>', `</surname>${role}`), `roles${role.length}.xml`);
    }
    const more = '<pages><first_page>1</first_page></pages><titles/>';
    await agency.hand(batchOf('bad-1', '1', [{ doi: '10.5555/bad', more }]), 'bad.xml');
  });
  afterAll(() => agency.stop());

  it.each(names)('takes %s', async (name) => {
    const log = await agency.completed(name);
    expect(log).not.toContain('Failure');
    expect(log).toMatch(/<success_count>[1-9]/);
  });

  it('says in process until it is done, and refuses a file whole', async () => {
    const log = await agency.completed('bad.xml');
    expect(log).toMatch(
      /<doi \/>\s*<msg>Error: cvc-complex-type.2.4.a: Invalid content .* 'titles'<\/msg>/,
    );
    expect(agency.find('10.5555/bad')).toBeUndefined();
  });

  it('refuses roles of another vocabulary, and persons without one', async () => {
    for (const role of ROLES)
      expect(await agency.completed(`roles${role.length}.xml`)).toContain('cvc-assertion');
    expect(agency.find('10.5555/roles')).toBeUndefined();
  });
});
