import { t } from '@quire/model/messages/t';

interface Numbered {
  readonly volume: string;
  readonly number: string;
  readonly year: number;
}

/** `Volume 2, Number 1 (2025)`, as far as it has either. */
export function issueName({ volume, number, year }: Numbered): string {
  const at = String(year);
  if (volume && number) return t('ui.issueName', { volume, number, year: at });
  if (volume) return t('ui.volumeName', { volume, year: at });
  return number ? t('ui.numberName', { number, year: at }) : at;
}
