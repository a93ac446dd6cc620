/** The callables about accounts: who may call, and what runs. What each promises: model/src/calls.ts. */
import { SECOND_FACTOR_SECRETS, secondFactorSealKey } from '../config.ts';
import { callable } from './answer-call.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../firebase/admin.ts')).adminAccountPorts();

export const registerAccount = callable(
  'registerAccount',
  { access: 'public' },
  async (request, { network }) => {
    const { registerAccount: run } = await import('../accounts/register-account.ts');
    return run(await ports(), request, network);
  },
);

export const resendVerification = callable(
  'resendVerification',
  { access: 'public' },
  async (request, { network }) => {
    const { resendVerification: run } = await import('../accounts/resend-verification.ts');
    return run(await ports(), request, network);
  },
);

export const requestPasswordReset = callable(
  'requestPasswordReset',
  { access: 'public' },
  async (request, { network }) => {
    const { requestPasswordReset: run } = await import('../accounts/request-password-reset.ts');
    return run(await ports(), request, network);
  },
);

export const checkLink = callable('checkLink', { access: 'public' }, async (request) => {
  const { checkLink: run } = await import('../accounts/check-link.ts');
  return run(await ports(), request);
});

export const verifyEmail = callable('verifyEmail', { access: 'public' }, async (request) => {
  const { verifyEmail: run } = await import('../accounts/verify-email.ts');
  return run(await ports(), request);
});

export const resetPassword = callable('resetPassword', { access: 'public' }, async (request) => {
  const { resetPassword: run } = await import('../accounts/reset-password.ts');
  return run(await ports(), request);
});

export const changePassword = callable(
  'changePassword',
  { access: 'fresh' },
  async (request, { caller }) => {
    const { changePassword: run } = await import('../accounts/change-password.ts');
    return run(await ports(), caller, request);
  },
);

export const requestEmailChange = callable(
  'requestEmailChange',
  { access: 'fresh' },
  async (request, { caller, network }) => {
    const { requestEmailChange: run } = await import('../accounts/request-email-change.ts');
    return run(await ports(), caller, request, network);
  },
);

export const completeProfile = callable(
  'completeProfile',
  { access: 'verified' },
  async (request, { caller }) => {
    const { completeProfile: run } = await import('../accounts/complete-profile.ts');
    return run(await ports(), caller, request);
  },
);

export const exportMyData = callable(
  'exportMyData',
  { access: 'signed-in', memory: '512MiB', timeoutSeconds: 120 },
  async (_request, { caller }) => {
    const { exportMyData: run } = await import('../accounts/export-my-data.ts');
    return run(await ports(), caller);
  },
);

export const requestErasure = callable(
  'requestErasure',
  { access: 'fresh' },
  async (_request, { caller }) => {
    const { requestErasure: run } = await import('../accounts/request-erasure.ts');
    return run(await ports(), caller);
  },
);

export const cancelErasure = callable(
  'cancelErasure',
  { access: 'signed-in' },
  async (_request, { caller }) => {
    const { cancelErasure: run } = await import('../accounts/request-erasure.ts');
    return run(await ports(), caller);
  },
);

export const passSecondFactor = callable(
  'passSecondFactor',
  { access: 'first-factor', secrets: SECOND_FACTOR_SECRETS },
  async (asked, { caller: { uid } }) => {
    const run = await import('../accounts/second-factor/pass-second-factor.ts');
    const { readSealKey } = await import('../accounts/second-factor/seal.ts');
    const factors = { ...(await ports()), sealKey: readSealKey(secondFactorSealKey()) };
    const { step } = asked;
    if (step === 'begin') return run.beginSecondFactor(factors, uid);
    if (step === 'confirm') return run.confirmSecondFactor(factors, uid, asked.code);
    if (step === 'use') return run.useSecondFactor(factors, uid, asked.code);
    const change = await import('../accounts/second-factor/change-second-factor.ts');
    if (step === 'renew') return change.renewRecoveryCodes(factors, uid, asked.code);
    return change.switchOffSecondFactor(factors, uid, asked.code);
  },
);

export const resetSecondFactor = callable(
  'resetSecondFactor',
  { access: 'fresh-staff' },
  async ({ uid }, { caller }) => {
    const { resetSecondFactor: run } = await import(
      '../accounts/second-factor/change-second-factor.ts'
    );
    return run(await ports(), caller, uid);
  },
);

export const endSessions = callable(
  'endSessions',
  { access: 'signed-in' },
  async (_request, { caller }) => {
    const { endSessions: run } = await import('../accounts/end-sessions.ts');
    return run(await ports(), caller);
  },
);
