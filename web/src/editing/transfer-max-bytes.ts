/** The largest package that is opened: it is held in memory, packed and unpacked. */
export const TRANSFER_MAX_BYTES = 100_000_000;
