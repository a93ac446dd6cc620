/** The callables about accounts: who may call, and what runs. What each promises: model/src/calls/calls.ts. */
import { secondFactorSealKey } from '../../platform/config/second-factor-seal-key.ts';
import { callable } from './callable.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../ports/admin-accounts.ts')).adminAccountPorts();

export const registerAccount = callable(
  'registerAccount',
  'public',
  async (request, { network }) => {
    const { registerAccount: run } = await import('../../domain/accounts/register-account.ts');
    return run(await ports(), request, network);
  },
);

export const resendVerification = callable(
  'resendVerification',
  'public',
  async (request, { network }) => {
    const { resendVerification: run } = await import(
      '../../domain/accounts/resend-verification.ts'
    );
    return run(await ports(), request, network);
  },
);

export const requestPasswordReset = callable(
  'requestPasswordReset',
  'public',
  async (request, { network }) => {
    const { requestPasswordReset: run } = await import(
      '../../domain/accounts/request-password-reset.ts'
    );
    return run(await ports(), request, network);
  },
);

export const checkLink = callable('checkLink', 'public', async (request) => {
  const { checkLink: run } = await import('../../domain/accounts/check-link.ts');
  return run(await ports(), request);
});

export const verifyEmail = callable('verifyEmail', 'public', async (request) => {
  const { verifyEmail: run } = await import('../../domain/accounts/verify-email.ts');
  return run(await ports(), request);
});

export const resetPassword = callable('resetPassword', 'public', async (request) => {
  const { resetPassword: run } = await import('../../domain/accounts/reset-password.ts');
  return run(await ports(), request);
});

export const changePassword = callable('changePassword', 'fresh', async (request, { caller }) => {
  const { changePassword: run } = await import('../../domain/accounts/password/change-password.ts');
  return run(await ports(), caller, request);
});

export const requestEmailChange = callable(
  'requestEmailChange',
  'fresh',
  async (request, { caller, network }) => {
    const { requestEmailChange: run } = await import(
      '../../domain/accounts/request-email-change.ts'
    );
    return run(await ports(), caller, request, network);
  },
);

export const completeProfile = callable(
  'completeProfile',
  'verified',
  async (request, { caller }) => {
    const { completeProfile: run } = await import('../../domain/accounts/complete-profile.ts');
    return run(await ports(), caller, request);
  },
);

export const exportMyData = callable('exportMyData', 'signed-in', async (_request, { caller }) => {
  const { exportMyData: run } = await import('../../domain/accounts/export-my-data.ts');
  return run(await ports(), caller);
});

export const alertsAddress = callable('alertsAddress', 'verified', async (_request, { caller }) => {
  const { alertsAddress: run } = await import('../../domain/mail/alerts-address.ts');
  return run(await ports(), caller);
});

export const requestErasure = callable('requestErasure', 'fresh', async (_request, { caller }) => {
  const { requestErasure: run } = await import('../../domain/accounts/request-erasure.ts');
  return run(await ports(), caller);
});

export const cancelErasure = callable(
  'cancelErasure',
  'signed-in',
  async (_request, { caller }) => {
    const { cancelErasure: run } = await import('../../domain/accounts/request-erasure.ts');
    return run(await ports(), caller);
  },
);

export const passSecondFactor = callable(
  'passSecondFactor',
  'first-factor',
  async (asked, { caller: { uid } }) => {
    const run = await import('../../domain/accounts/second-factor/pass-second-factor.ts');
    const { readSealKey } = await import('../../domain/accounts/second-factor/seal.ts');
    const factors = { ...(await ports()), sealKey: readSealKey(secondFactorSealKey()) };
    const { step } = asked;
    if (step === 'begin') return run.beginSecondFactor(factors, uid);
    if (step === 'confirm') return run.confirmSecondFactor(factors, uid, asked.code);
    if (step === 'use') return run.useSecondFactor(factors, uid, asked.code);
    const change = await import('../../domain/accounts/second-factor/change-second-factor.ts');
    if (step === 'renew') return change.renewRecoveryCodes(factors, uid, asked.code);
    return change.switchOffSecondFactor(factors, uid, asked.code);
  },
);

export const resetSecondFactor = callable(
  'resetSecondFactor',
  'fresh-staff',
  async ({ uid }, { caller }) => {
    const { resetSecondFactor: run } = await import(
      '../../domain/accounts/second-factor/change-second-factor.ts'
    );
    return run(await ports(), caller, uid);
  },
);

export const endSessions = callable('endSessions', 'signed-in', async (_request, { caller }) => {
  const { endSessions: run } = await import('../../domain/accounts/end-sessions.ts');
  return run(await ports(), caller);
});
