import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PAPER_PICTURE_MAX_BYTES, type SharedPaper } from '@quire/model/entities/shared-paper';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { type ChangeEvent, useRef, useState } from 'react';
import { call } from '../../data/calls.ts';
import type { ShownPictures } from '../../editing/paper-preview/use-pictures.ts';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { inBase64 } from '../../ui/files/in-base64.ts';
import { fileSize } from '../../ui/text-page/file-size.ts';

interface PaperPicturesProps {
  readonly id: string;
  readonly record: SharedPaper;
  readonly pictures: ShownPictures;
  /** Puts a figure with this picture into the text. */
  readonly onInsert: (name: string) => void;
}

/** The pictures that the text can show, for all writers. */
export function PaperPictures({ id, record, pictures, onInsert }: PaperPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const adding = useAsyncAction();
  const [refused, setRefused] = useState('');
  const add = (files: readonly File[]) =>
    adding.run(async () => {
      setRefused('');
      const large = files.filter(({ size }) => size > PAPER_PICTURE_MAX_BYTES);
      for (const file of files.filter((each) => !large.includes(each))) {
        const data = await inBase64(file);
        await call('addPaperPicture', { paper: id, name: file.name.slice(-200), data });
      }
      if (large.length > 0) {
        setRefused(
          t('authorPapers.picturesTooLarge', {
            count: large.length,
            size: fileSize(PAPER_PICTURE_MAX_BYTES),
            names: formatList(large.map(({ name }) => t('authorPapers.quoted', { name }))),
          }),
        );
      }
    });
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) void add(files);
  }
  return (
    <Box sx={{ p: 2 }}>
      <Button variant="outlined" loading={adding.busy} onClick={() => input.current?.click()}>
        {t('authorPapers.addPictures')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*,.pdf"
        aria-label={t('authorPapers.pictures')}
        onChange={choose}
      />
      {refused && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refused}
        </Alert>
      )}
      {adding.problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {adding.problem}
        </Alert>
      )}
      {Object.keys(record.pictures).length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {t('authorPapers.noPictures')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t('authorPapers.pictures')}
        sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}
      >
        {Object.entries(record.pictures).map(([name, { size }]) => (
          <Box
            key={name}
            component="li"
            sx={{ display: 'flex', gap: 2, py: 1, alignItems: 'center' }}
          >
            <Box sx={{ width: 72, flexShrink: 0 }}>
              {pictures.get(name) && (
                <img src={pictures.get(name)?.url} alt="" style={{ width: 72 }} />
              )}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {fileSize(size)}
              </Typography>
              <Button size="small" onClick={() => onInsert(name)}>
                {t('authorPapers.insertPicture', { name })}
              </Button>
              <Button
                size="small"
                color="error"
                onClick={() =>
                  void adding.run(async () => {
                    await call('removePaperPicture', { paper: id, name });
                  })
                }
              >
                {t('author.removeNamed', { name })}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
