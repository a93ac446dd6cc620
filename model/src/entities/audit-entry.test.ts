import { expect, it } from 'vitest';
import { AuditEntrySchema, auditDetails, auditRecord } from './audit-entry.ts';

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
