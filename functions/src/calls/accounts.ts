/** The callables about accounts: who may call, and what runs. What each promises: model/src/calls.ts. */
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

export const endSessions = callable(
  'endSessions',
  { access: 'signed-in' },
  async (_request, { caller }) => {
    const { endSessions: run } = await import('../accounts/end-sessions.ts');
    return run(await ports(), caller);
  },
);
