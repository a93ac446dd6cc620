import Alert from '@mui/material/Alert';
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
      <Alert severity="warning">
        {missing} To decide now, give a reason. It is kept in the manuscript’s history, and the
        editor-in-chief is notified.
      </Alert>
      <MarkdownField
        label="Reason for deciding now"
        hint="For the journal’s editors. The author does not see it."
        isRequired
        rows={2}
        value={reason}
        onChange={onChange}
        maxLength={2_000}
      />
    </>
  );
}
