import { callable } from './callable.ts';

/** `confirmCoAuthorOrcid`: a co-author proves their iD at ORCID. Needs no account, but the link. */
export const confirmCoAuthorOrcid = callable('confirmCoAuthorOrcid', 'public', async (asked) => {
  const { adminOrcidPorts } = await import('../ports/admin-orcid.ts');
  const { beginCoAuthor, finishCoAuthor } = await import('../../domain/orcid/confirm-co-author.ts');
  const ports = await adminOrcidPorts();
  return asked.step === 'begin'
    ? { authorizeAt: await beginCoAuthor(ports, asked.token) }
    : { orcid: await finishCoAuthor(ports, asked) };
});
