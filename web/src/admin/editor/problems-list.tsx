import Alert from '@mui/material/Alert';
import type { ImportProblem } from '@quire/model/calls';

/** What the renderer could not read, with the line it stands on; nothing where all is well. */
export function ProblemsList({ problems }: { problems: readonly ImportProblem[] }) {
  const shown = problems.filter(({ severity }) => severity !== 'note');
  if (shown.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, maxHeight: 180, overflow: 'auto' }}>
      <ul style={{ margin: 0, paddingInlineStart: '1.1em' }}>
        {shown.map(({ code, message, line }) => (
          <li key={`${code} ${line ?? ''} ${message}`}>
            {line === undefined ? '' : `Line ${line}: `}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
