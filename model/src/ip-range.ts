const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

const isV4 = (address: string): boolean =>
  V4.exec(address)
    ?.slice(1)
    .every((part) => Number(part) <= 255 && String(Number(part)) === part) ?? false;

function isV6(address: string): boolean {
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => GROUP.test(group))) return false;
  return halves.length === 2 ? groups.length < 8 : groups.length === 8;
}

/** The shortest prefixes that an institution can have: a shorter one is a mistake that takes the usage of others. */
const SHORTEST = { v4: 8, v6: 16 };

/** Whether a text is a network as CIDR: `192.0.2.0/24`, `2001:db8::/32`. A single address has /32 or /128. */
export function isIpRange(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/');
  if (rest.length > 0 || !/^\d{1,3}$/.test(bits)) return false;
  const length = Number(bits);
  if (isV4(address)) return length >= SHORTEST.v4 && length <= 32;
  return isV6(address) && length >= SHORTEST.v6 && length <= 128;
}
