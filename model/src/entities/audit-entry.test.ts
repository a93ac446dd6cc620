import { expect, it } from 'vitest';
import { AuditEntrySchema, auditDetails } from './audit-entry.ts';

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
