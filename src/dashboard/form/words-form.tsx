import { Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { DialogEnd } from './dialog-end.tsx';
import { useDialogSend } from './use-dialog-send.ts';

export interface WordsFormProps {
  label: string;
  least: number;
  most: number;
  confirm: string;
  told: string | (() => string);
  danger?: boolean;
  /** The query key of what it changes. */
  changes: readonly string[];
  act: (words: string) => Promise<unknown>;
}

function WordsForm({ label, least, most, confirm, told, danger = false, changes, act }: WordsFormProps) {
  const [words, setWords] = useState('');
  const { busy, send } = useDialogSend();
  const isShort = words.trim().length < least;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShort) {
          void send(changes, told, () => act(words));
        }
      }}
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label={label}
          maxLength={most}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <DialogEnd send={confirm} busy={busy} disabled={isShort} danger={danger} />
      </Stack>
    </form>
  );
}

/** Asks for a reason or a number, and then acts with it. */
export function askWords(title: string, form: WordsFormProps): void {
  modals.open({ title, centered: false, children: <WordsForm {...form} /> });
}
