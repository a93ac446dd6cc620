import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { type KeyboardEvent, useRef, useState } from 'react';
import { EditorDialog } from '../../kit/markdown/editor-dialog.tsx';
import {
  addColumn,
  addRow,
  pasteCells,
  removeColumn,
  removeRow,
  setCell,
  turnAlign,
} from '../tables/edit-table.ts';
import type { MarkdownTable } from '../tables/markdown-table.ts';

interface TableDialogProps {
  readonly table: MarkdownTable;
  readonly isNew: boolean;
  readonly onTable: (table: MarkdownTable) => void;
  readonly onClose: () => void;
}

type Place = readonly [row: number, column: number];

/** A table as a grid: Tab and the arrow keys move between cells; cells of a spreadsheet can be pasted. */
export function TableDialog({ table: first, isNew, onTable, onClose }: TableDialogProps) {
  const [table, setTable] = useState(first);
  const [[row, column], setPlace] = useState<Place>([0, 0]);
  const grid = useRef<HTMLTableElement>(null);
  const width = table.aligns.length;

  function go(down: number, across: number) {
    const input = grid.current?.querySelectorAll('input')[down * width + across];
    input?.focus();
    input?.select();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: cell } = event;
    const isStart = cell.selectionStart === 0 && cell.selectionEnd === 0;
    const isEnd = cell.selectionStart === cell.value.length;
    const to: Record<string, Place | false> = {
      ArrowUp: row > 0 && [row - 1, column],
      ArrowDown: row < table.rows.length - 1 && [row + 1, column],
      ArrowLeft: isStart && column > 0 && [row, column - 1],
      ArrowRight: isEnd && column < width - 1 && [row, column + 1],
      Enter: !event.ctrlKey && !event.metaKey && row < table.rows.length - 1 && [row + 1, column],
    };
    const next = to[key];
    if (!next) return;
    event.preventDefault();
    go(...next);
  }

  const tools: readonly (readonly [string, () => MarkdownTable, boolean?])[] = [
    [t('officeEditor.addRow'), () => addRow(table, row)],
    [t('officeEditor.removeRow'), () => removeRow(table, row), row === 0],
    [t('officeEditor.addColumn'), () => addColumn(table, column)],
    [t('officeEditor.removeColumn'), () => removeColumn(table, column), width === 1],
    [
      t('officeEditor.align', { align: table.aligns[column] ?? 'none' }),
      () => turnAlign(table, column),
    ],
  ];

  return (
    <EditorDialog
      title={isNew ? t('officeEditor.insertTable') : t('officeEditor.editTable')}
      does={isNew ? t('officeEditor.insert') : t('officeEditor.updateTable')}
      isWide
      onDo={() => onTable(table)}
      onClose={onClose}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {tools.map(([name, does, isOff = false]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            disabled={isOff}
            onClick={() => {
              const changed = does();
              setTable(changed);
              setPlace([
                Math.min(row, changed.rows.length - 1),
                Math.min(column, changed.aligns.length - 1),
              ]);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('officeEditor.tablePlace', { row: row + 1, column: column + 1 })}
      </Typography>
      <Box sx={{ overflow: 'auto', maxHeight: '55vh' }}>
        <table ref={grid} style={{ borderCollapse: 'collapse', minWidth: '100%' }}>
          <tbody>
            {table.rows.map((cells, down) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
              <tr key={down}>
                {cells.map((cell, across) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
                  <Box component="td" key={across} sx={{ p: 0, border: 1, borderColor: 'divider' }}>
                    <Box
                      component="input"
                      value={cell}
                      autoFocus={down === 0 && across === 0}
                      aria-label={t('officeEditor.cell', { row: down + 1, column: across + 1 })}
                      onFocus={() => setPlace([down, across])}
                      onKeyDown={press}
                      onChange={(event) =>
                        setTable(setCell(table, down, across, event.target.value))
                      }
                      onPaste={(event) => {
                        const text = event.clipboardData.getData('text/plain');
                        if (!/[\t\n]/.test(text)) return;
                        event.preventDefault();
                        setTable(pasteCells(table, down, across, text));
                      }}
                      sx={{
                        width: '100%',
                        minWidth: '7rem',
                        p: 0.75,
                        border: 0,
                        font: 'inherit',
                        fontWeight: down === 0 ? 600 : 400,
                        color: 'text.primary',
                        bgcolor: down === 0 ? 'action.hover' : 'transparent',
                        textAlign: table.aligns[across] === 'none' ? 'start' : table.aligns[across],
                      }}
                    />
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </EditorDialog>
  );
}
