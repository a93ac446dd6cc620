import type { ErrorCode } from '@quire/model/errors';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../../data/call-error.ts';
import { inviteEach } from './invite-each.ts';

async function inviting(
  reviewers: readonly string[],
  refusals: Readonly<Record<string, ErrorCode>>,
) {
  const asked: string[] = [];
  const invited: string[] = [];
  const refused: {
    readonly reviewer: string;
    readonly message: string;
    readonly isConflict: boolean;
  }[] = [];
  const done = inviteEach(reviewers, {
    invite: async (reviewer) => {
      asked.push(reviewer);
      const code = refusals[reviewer];
      const problems = [{ field: 'coauthor', message: 'They wrote together.' }];
      if (code === 'review/conflict') throw new CallError(code, { problems });
      if (code) throw new CallError(code);
    },
    onInvited: (reviewer) => invited.push(reviewer),
    onRefused: (reviewer, refusal) => refused.push({ reviewer, ...refusal }),
  });
  const failed = await done.then(
    () => null,
    (error: unknown) => error,
  );
  return { asked, invited, refused, failed };
}

describe('inviting several reviewers', () => {
  it('invites all, in their order', async () => {
    const { invited, refused, failed } = await inviting(['ada', 'ben', 'cleo'], {});
    expect({ invited, refused, failed }).toEqual({
      ...{ invited: ['ada', 'ben', 'cleo'], refused: [], failed: null },
    });
  });

  it('continues after one who is refused, and says why', async () => {
    const { invited, refused, failed } = await inviting(['ada', 'ben', 'cleo', 'dan'], {
      ada: 'review/conflict',
      cleo: 'review/already-invited',
    });
    expect(invited).toEqual(['ben', 'dan']);
    expect(refused).toEqual([
      { reviewer: 'ada', message: 'They wrote together.', isConflict: true },
      {
        ...{ reviewer: 'cleo', isConflict: false },
        message: new CallError('review/already-invited').message,
      },
    ]);
    expect(failed).toBeNull();
  });

  it('stops at a refusal that concerns all, and keeps who was invited before', async () => {
    const { asked, invited, failed } = await inviting(['ada', 'ben', 'cleo'], {
      ben: 'review/bad-date',
    });
    expect({ asked, invited }).toEqual({ asked: ['ada', 'ben'], invited: ['ada'] });
    expect(failed).toMatchObject({ code: 'review/bad-date' });
  });
});
