import { expect, it } from 'vitest';
import { AuditEntrySchema, auditDetails, auditDetailsText, auditRecord } from './audit-entry.ts';

it('says in one line everything else that an entry holds', () => {
  const entry = AuditEntrySchema.parse({
    ...{ action: 'user.grant', at: '2026-05-01T00:00:00.000Z', by: 'ada', uid: 'edda' },
    before: { roles: [], journals: [] },
    after: { roles: ['editor', 'content'], journals: ['CES'] },
  });
  expect(auditDetails(entry)).toBe(
    'after: roles: editor, content; journals: CES; before: roles: ; journals: ; uid: edda',
  );
});

it('says the same with labels, and old fields by their names', () => {
  const entry = AuditEntrySchema.parse({
    ...{ action: 'role.accept', at: '2026-05-01T00:00:00.000Z', by: 'ada', isOther: true },
    ...{ orcid: '0000-0002-1825-0097', after: { grants: { guestEditor: ['CES~2027-s1'] } } },
  });
  expect(auditDetailsText(entry)).toBe(
    'After: Scopes: Guest editor: CES~2027-s1; With another address: yes; orcid: 0000-0002-1825-0097',
  );
});

it('names the record that an entry is about, if there is one', () => {
  const about = (more: object) =>
    auditRecord(
      AuditEntrySchema.parse({ action: 'a', at: '2026-05-01T00:00:00.000Z', by: 'ada', ...more }),
    );
  expect(about({ record: 'invoices/i1' })).toBe('invoices/i1');
  expect(about({ article: 'CES~creeks', submission: 's1' })).toBe('articles/CES~creeks');
  expect(about({ submission: 's1' })).toBe('submissions/s1');
  expect(about({ uid: 'edda', record: 7 })).toBeNull();
});
