/** The callable about a person’s connection with ORCID. What its steps promise: model/src/calls/orcid.ts. */
import { callable } from './callable.ts';

export const orcidConnection = callable(
  'orcidConnection',
  'verified',
  async (asked, { caller: { uid } }) => {
    const { adminOrcidPorts } = await import('../ports/admin-orcid.ts');
    const { ownConnection } = await import('../../domain/orcid/own-connection.ts');
    const ports = await adminOrcidPorts();
    if (asked.step === 'begin') {
      const { beginConnection } = await import('../../domain/orcid/begin-connection.ts');
      const authorizeAt = await beginConnection(ports, uid, asked);
      return { ...(await ownConnection(ports, uid)), authorizeAt };
    }
    if (asked.step === 'finish') {
      const { finishConnection } = await import('../../domain/orcid/finish-connection.ts');
      await finishConnection(ports, uid, asked);
    }
    if (asked.step === 'choose') {
      const { chooseSent } = await import('../../domain/orcid/choose-sent.ts');
      const { sendsWorks, sendsReviews } = asked;
      await chooseSent(ports, uid, { sendsWorks, sendsReviews });
    }
    if (asked.step === 'end') {
      const { forgetOrcid } = await import('../../domain/accounts/forget-orcid.ts');
      await forgetOrcid(ports, uid);
    }
    return ownConnection(ports, uid);
  },
);
