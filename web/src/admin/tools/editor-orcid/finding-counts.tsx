import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { FINDINGS, type Finding, isFine, type Judged } from './judge-people.ts';

type Shown = Finding | 'work' | 'all';

interface FindingCountsProps {
  readonly judged: readonly Judged[];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

const KEYS = Object.keys(FINDINGS) as Finding[]; // the keys of a constant

/** The number of each finding; choosing one filters the list. */
export function FindingCounts({ judged, shown, onShow }: FindingCountsProps) {
  const count = (fits: (finding: Finding) => boolean) =>
    judged.filter(({ finding }) => fits(finding)).length;
  const chips: readonly (readonly [Shown, string, number])[] = [
    ['all', t('officeTools.allFindings'), judged.length],
    ['work', t('officeTools.findingsToCheck'), count((finding) => !isFine(finding))],
    ...KEYS.map((key) => [key, FINDINGS[key], count((finding) => finding === key)] as const),
  ];
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('officeTools.show')}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {chips
        .filter(([key, , number]) => number > 0 || key === shown)
        .map(([key, label, number]) => (
          <Chip
            key={key}
            size="small"
            label={t('officeTools.findings', { label, count: number })}
            variant={shown === key ? 'filled' : 'outlined'}
            color={shown === key ? 'primary' : 'default'}
            aria-pressed={shown === key}
            onClick={() => onShow(key)}
          />
        ))}
    </Stack>
  );
}
