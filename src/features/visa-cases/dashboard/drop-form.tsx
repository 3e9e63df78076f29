import { Alert, Button, FileButton, Group, Progress, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import { clsx } from 'clsx';
import { FilesIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { queryClient } from '#dashboard/api/query-client.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { errorText } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { casesKey, sendFile } from './cases-client.ts';
import { DropBoard, hasBoard } from './drop-board.tsx';
import { DropRow } from './drop-row.tsx';
import { type DroppedFile, filesOfDrop, placed } from './dropped-files.ts';

const taken = 'image/jpeg,image/png,application/pdf';

interface DropFormProps {
  readonly of: OfficeCase;
  /** What is there from the start. */
  readonly files: Parameters<typeof placed>[1];
}

/** Many files at once: each goes to the applicant and the paper that its name says, and staff correct it before. */
export function DropForm({ of, files }: DropFormProps) {
  const [rows, setRows] = useState<readonly DroppedFile[]>(() => placed(of, files));
  const [over, setOver] = useState(false);
  const [hand, setHand] = useState(rows[0]?.key);
  const [isSending, setIsSending] = useState(false);
  const number = (value: number) => count(value, officeLanguage());
  const change = useCallback(
    (key: string, part: Partial<DroppedFile>) =>
      setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row))),
    [],
  );
  const place = useCallback(
    (key: string, part: Partial<DroppedFile>) =>
      change(key, { ...part, guess: undefined, refusal: undefined }),
    [change],
  );
  const leaveOut = useCallback(
    (without: string) => setRows((before) => before.filter(({ key }) => key !== without)),
    [],
  );
  const add = (files: Parameters<typeof placed>[1]) => {
    const more = placed(of, files);
    setRows((before) => [...before, ...more]);
    setHand((before) => before ?? more.find(({ paper }) => paper === '')?.key ?? more[0]?.key);
  };
  const ready = rows.filter(({ state, paper }) => state === 'waiting' && paper !== '');
  const sent = rows.filter(({ state }) => state === 'sent').length;
  const open = rows.filter(({ state, paper }) => state === 'waiting' && paper === '').length;
  const unsure = rows.filter(({ guess }) => guess !== undefined);

  async function sendAll() {
    setIsSending(true);
    // One after another: the pages of a paper keep their order.
    for (const { key, file, paper } of ready) {
      try {
        await sendFile(of.id, paper, { key, file });
        change(key, { state: 'sent', refusal: undefined });
      } catch (cause) {
        change(key, { refusal: errorText(cause) });
      }
    }
    setIsSending(false);
    await queryClient.invalidateQueries({ queryKey: [...casesKey] });
  }
  return (
    <Stack>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of two; the button in it works for everybody */}
      <div
        className={clsx('vc-drop', over && 'vc-drop-over')}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) {
            event.preventDefault();
            setOver(true);
          }
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!isSending) {
            void filesOfDrop(event.dataTransfer).then(add);
          }
        }}
      >
        <Icon of={FilesIcon} />
        <div>
          <p>{m.office_drop_here()}</p>
          <small>{m.office_drop_help()}</small>
        </div>
        <FileButton
          multiple
          accept={taken}
          onChange={(files) => add(files.map((file) => ({ file, path: file.name })))}
        >
          {(props) => (
            <Button variant="default" disabled={isSending} {...props}>
              {m.office_drop_choose()}
            </Button>
          )}
        </FileButton>
      </div>
      {rows.length > 0 && (
        <>
          <p role="status" className="num">
            {m.office_drop_counts({
              ready: number(ready.length),
              open: number(open),
              sent: number(sent),
            })}
          </p>
          {unsure.length > 0 && <Alert color="yellow">{m.office_drop_unsure()}</Alert>}
          {isSending && (
            <Progress
              aria-label={m.office_drop_sending()}
              value={(sent * 100) / Math.max(1, sent + ready.length)}
            />
          )}
          {hasBoard(of) && !isSending && (
            <DropBoard {...{ of, rows, hand }} onHand={setHand} onPlace={place} />
          )}
          <ul className="vc-dropped">
            {rows.map((row) => (
              <DropRow
                key={row.key}
                {...{ of, row, isLocked: isSending || row.state === 'sent', isHand: row.key === hand }}
                onHand={setHand}
                onChange={place}
                onRemove={leaveOut}
              />
            ))}
          </ul>
        </>
      )}
      <Group justify="end">
        <Button variant="default" disabled={isSending} onClick={() => modals.closeAll()}>
          {sent > 0 ? m.office_drop_done() : m.office_cancel()}
        </Button>
        <Button
          color="marigold.5"
          loading={isSending}
          disabled={ready.length === 0}
          onClick={() => void sendAll()}
        >
          {m.office_drop_send({ count: ready.length, number: number(ready.length) })}
        </Button>
      </Group>
    </Stack>
  );
}

/** Opens the form for many files of a case. While they are sent it isn't left by a click beside it. */
export const openDrop = (of: OfficeCase, files: DropFormProps['files'] = []): void => {
  modals.open({
    title: m.office_drop_title(),
    size: 1_200,
    closeOnClickOutside: false,
    closeOnEscape: false,
    children: <DropForm of={of} files={files} />,
  });
};
