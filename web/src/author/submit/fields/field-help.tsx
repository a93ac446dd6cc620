import Box from '@mui/material/Box';

interface FieldHelpProps {
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly limit?: string | undefined;
}

/** The text below a field: its problem, its hint and the remaining length. */
export function FieldHelp({ problem, hint, limit }: FieldHelpProps) {
  if (!problem && !hint && !limit) return null;
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <span>
        {problem && <strong>{problem} </strong>}
        {hint && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {hint}
          </Box>
        )}
      </span>
      {limit && (
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {limit}
        </Box>
      )}
    </Box>
  );
}
