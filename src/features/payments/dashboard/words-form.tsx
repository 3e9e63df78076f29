import { Button, Group, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { doing } from '#dashboard/doing.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';

interface WordsFormProps {
  label: string;
  least: number;
  most: number;
  confirm: string;
  told: string;
  danger?: boolean;
  act: (words: string) => Promise<unknown>;
}

function WordsForm({ label, least, most, confirm, told, danger = false, act }: WordsFormProps) {
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const isShort = words.trim().length < least;
  async function send() {
    if (busy || isShort) {
      return;
    }
    setBusy(true);
    const done = await doing(ordersKey, told, () => act(words));
    setBusy(false);
    if (done) {
      modals.closeAll();
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
        <Group justify="end">
          <Button variant="default" onClick={() => modals.closeAll()}>
            {m.office_cancel()}
          </Button>
          <Button type="submit" color={danger ? 'red' : 'marigold.5'} loading={busy} disabled={isShort}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks for a reason or a number, and then acts with it. */
export function askWords(title: string, form: WordsFormProps): void {
  modals.open({ title, centered: false, children: <WordsForm {...form} /> });
}
