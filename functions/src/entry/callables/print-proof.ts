import { callable } from './callable.ts';

/** A manuscript's PDF proof, for its author and for staff who can read it. It needs a browser. */
export const printProof = callable('printProof', 'verified', async (asked, { caller }) => {
  const { printProof: run } = await import('../../domain/proofs/print-proof.ts');
  const { withProofPorts } = await import('../ports/proof-ports.ts');
  return withProofPorts((ports) => run(ports, caller, asked));
});
