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
      const authorizeAt = await beginConnection(ports, uid, asked.sendsWorks);
      return { ...(await ownConnection(ports, uid)), authorizeAt };
    }
    if (asked.step === 'finish') {
      const { finishConnection } = await import('../../domain/orcid/finish-connection.ts');
      await finishConnection(ports, uid, asked);
    }
    if (asked.step === 'choose') {
      const { chooseWorks } = await import('../../domain/orcid/choose-works.ts');
      await chooseWorks(ports, uid, asked.sendsWorks);
    }
    if (asked.step === 'end') {
      const { forgetOrcid } = await import('../../domain/accounts/forget-orcid.ts');
      await forgetOrcid(ports, uid);
    }
    return ownConnection(ports, uid);
  },
);
