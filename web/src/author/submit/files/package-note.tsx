import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { MecaOmission } from '@quire/content/meca/meca-manifest';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import type { PackageReport } from './open-packages.ts';

const OMISSIONS: readonly (readonly [MecaOmission, (names: string) => string])[] = [
  ['missing', (names) => t('authorSubmit.packageMissing', { names })],
  ['unknown', (names) => t('authorSubmit.packageUnknown', { names })],
  ['unlisted', (names) => t('authorSubmit.packageUnlisted', { names })],
  ['review', (names) => t('authorSubmit.packageReviews', { names })],
  ['transfer', (names) => t('authorSubmit.packageTransfer', { names })],
];
/** What a person may have to do something about. */
const TO_LOOK_AT: readonly MecaOmission[] = ['missing', 'unknown', 'unlisted'];

interface PackageNoteProps {
  readonly report: PackageReport;
  readonly onClose: () => void;
}

/** What came out of a package from another publisher, and what of it was not taken. */
export function PackageNote({ report, onClose }: PackageNoteProps) {
  const { name, offered, count, omitted } = report;
  const isWhole = offered !== null && !omitted.some(({ why }) => TO_LOOK_AT.includes(why));
  return (
    <Alert severity={isWhole ? 'success' : 'warning'} role="status" onClose={onClose}>
      <AlertTitle>{t('authorSubmit.packageOpened', { name, count })}</AlertTitle>
      {offered ? t('authorSubmit.packageFilled') : t('authorSubmit.packageUndescribed')}
      <ul>
        {OMISSIONS.map(([why, inWords]) => {
          const names = omitted.filter((each) => each.why === why).map((each) => each.name);
          return names.length > 0 && <li key={why}>{inWords(formatList(names))}</li>;
        })}
      </ul>
    </Alert>
  );
}
