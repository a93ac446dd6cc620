import { invalid } from '../../values/errors.ts';
import { LIMITS } from '../../values/limits.ts';
import { documentSize } from '../../values/size.ts';
import type { Write } from '../store/write.ts';

/** INVALID_ARGUMENT when a request carries more than Firestore takes at once. */
export function checkRequestSize(writes: readonly Write[]): void {
  let bytes = 0;
  for (const write of writes) {
    bytes += write.kind === 'set' ? documentSize(write.path, write.fields) : write.path.length;
  }
  if (bytes <= LIMITS.requestBytes) return;
  throw invalid(`Request payload size exceeds the limit: ${LIMITS.requestBytes} bytes.`);
}
