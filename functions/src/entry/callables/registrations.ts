/** The callables about the registration of DOIs. What each promises: model/src/calls/registrations.ts. */
import { callable } from './callable.ts';

const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

export const sendRegistrations = callable(
  'sendRegistrations',
  'staff',
  async (asked, { caller }) => {
    const { sendAgain } = await import('../../domain/registrations/send-again.ts');
    return sendAgain(await ports(), caller, asked);
  },
);

export const checkRegistrations = callable(
  'checkRegistrations',
  'staff',
  async (asked, { caller }) => {
    const { checkRegistrations: run } = await import(
      '../../domain/registrations/check-registrations.ts'
    );
    const { doiResolver } = await import('../../platform/config/doi-resolver.ts');
    return run({ ...(await ports()), resolver: doiResolver(), fetch }, caller, asked);
  },
);

export const registrationXml = callable('registrationXml', 'staff', async (asked, { caller }) => {
  const { registrationXml: run } = await import('../../domain/registrations/registration-xml.ts');
  return run(await ports(), caller, asked);
});
