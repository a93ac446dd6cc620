import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { TaskItem } from './my-tasks.ts';

/** The number shown at first; a button shows the rest. */
const SHOWN = 12;

interface TaskListProps {
  readonly items: readonly TaskItem[];
  readonly loading: boolean;
  readonly hasProblem: boolean;
}

/** The person's tasks, most urgent first, each with a link to its page. */
export function TaskList({ items, loading, hasProblem }: TaskListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <section aria-labelledby="my-tasks">
      <Typography variant="h2" id="my-tasks" sx={{ mb: 1.5 }}>
        {t('officeDashboard.myTasks')}
      </Typography>
      {hasProblem && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t('officeDashboard.tasksNotLoaded')}
        </Alert>
      )}
      {loading && items.length === 0 && (
        <Skeleton
          variant="rounded"
          height={120}
          role="status"
          aria-label={t('officeDashboard.loadingYourTasks')}
        />
      )}
      {!loading && !hasProblem && items.length === 0 && (
        <Typography color="text.secondary">{t('officeDashboard.noTasks')}</Typography>
      )}
      {items.length > 0 && (
        <Paper variant="outlined">
          <List dense disablePadding>
            {shown.map(({ key, title, path, says, urgency }) => (
              <ListItem key={key} divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
                <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
                  <Link
                    component={RouterLink}
                    to={path}
                    underline="hover"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {title}
                  </Link>
                  {says && (
                    <Typography variant="body2" color="text.secondary">
                      {says}
                    </Typography>
                  )}
                </Box>
                {urgency === 'late' && (
                  <Chip
                    size="small"
                    color="error"
                    variant="outlined"
                    label={t('officeDashboard.overdue')}
                  />
                )}
              </ListItem>
            ))}
          </List>
        </Paper>
      )}
      {items.length > SHOWN && (
        <Link
          component="button"
          type="button"
          sx={{ mt: 1 }}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? t('officeDashboard.showFewer')
            : t('officeDashboard.showAllTasks', { count: items.length })}
        </Link>
      )}
    </section>
  );
}
