import { expect, it } from 'vitest';
import { AuditEntrySchema } from '../entities/audit-entry.ts';
import { auditDetailsText } from './audit-details.ts';

it('says the same with labels, and old fields by their names', () => {
  const entry = AuditEntrySchema.parse({
    ...{ action: 'role.accept', at: '2026-05-01T00:00:00.000Z', by: 'ada', isOther: true },
    ...{ nickname: 'AL', after: { grants: { guestEditor: ['CES~2027-s1'] } } },
  });
  expect(auditDetailsText(entry)).toBe(
    'After: Scopes: Guest editor: CES~2027-s1; With another address: yes; nickname: AL',
  );
});

it('words why a scheduled publication failed, and shows what earlier entries say', () => {
  const entry = AuditEntrySchema.parse({
    ...{ action: 'article.unschedule', at: '2026-05-01T00:00:00.000Z', by: 'system' },
    problems: [{ code: 'gate/issue-closed', values: {} }],
  });
  expect(auditDetailsText(entry)).toBe(
    'Problems: The issue is closed: open it again, or choose another.',
  );
  expect(auditDetailsText({ ...entry, problems: undefined, reason: 'Closed.' })).toBe(
    'Reason: Closed.',
  );
});

it('says in words from which state to which an article or a manuscript has come', () => {
  const [action, at, by] = ['article.publish', '2026-05-01T00:00:00.000Z', 'ada'];
  const moved = (more: object) =>
    auditDetailsText(AuditEntrySchema.parse({ action, at, by, ...more }));
  expect(moved({ article: 'CES~a', from: 'draft', to: 'published' })).toBe(
    'Article: CES~a; From: Draft; To: Published',
  );
  expect(moved({ submission: 's1', from: 'with_editor', to: 'no_such_state' })).toBe(
    'From: With editor; Submission: s1; To: no_such_state',
  );
  // Of what a bookkeeper exported these are days.
  expect(moved({ from: '2026-01-01', to: '2026-03-31' })).toBe('From: 2026-01-01; To: 2026-03-31');
});
