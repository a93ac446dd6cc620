import { useSearchParams } from 'react-router';

/** Whose page this is; null where a record is begun. */
export function useRecordId(): string | null {
  const [parameters] = useSearchParams();
  const record = parameters.get('record');
  return record === 'new' ? null : record;
}
