import type { SubmissionPorts } from '../submissions/ports.ts';

/** Crockford's base 32: no characters that are easily confused when typed from paper. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** `K7QM-2RTX-9WHD`: 60 random bits, which cannot be guessed. */
export function certificateCode({ random }: Pick<SubmissionPorts, 'random'>): string {
  const signs = [...random(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** Normalises a typed code: no spaces, in capitals, with hyphens. Null if it is not a code. */
export function typedCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  if (plain.length !== LENGTH || [...plain].some((sign) => !SIGNS.includes(sign))) return null;
  return `${plain.slice(0, 4)}-${plain.slice(4, 8)}-${plain.slice(8)}`;
}
