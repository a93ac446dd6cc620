import Alert from '@mui/material/Alert';
import { t } from '@quire/model/messages/t';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';

interface FewReportsProps {
  /** What is missing, in a sentence. */
  readonly missing: string;
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** Asks why a decision is made with fewer reports than the journal requires. */
export function FewReports({ missing, reason, onChange }: FewReportsProps) {
  return (
    <>
      <Alert severity="warning">{t('officeReview.fewReports', { missing })}</Alert>
      <MarkdownField
        label={t('officeReview.fewReportsReason')}
        hint={t('officeReview.fewReportsReasonHint')}
        isRequired
        rows={2}
        value={reason}
        onChange={onChange}
        maxLength={2_000}
      />
    </>
  );
}
