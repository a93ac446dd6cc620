import { useSearchParams } from 'react-router';

/** The id of the record shown; null for a new record. */
export function useRecordId(): string | null {
  const [parameters] = useSearchParams();
  const record = parameters.get('record');
  return record === 'new' ? null : record;
}
