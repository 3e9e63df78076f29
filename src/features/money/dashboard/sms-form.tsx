import { Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { write } from '#dashboard/api/operations.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { tellProblem } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { m } from '#messages/messages.js';
import type { readMoney } from '../arrivals/arrivals.contract.ts';
import { moneyKey } from './money-client.ts';
import { ReadItems } from './read-items.tsx';

/** Reads pasted messages, and says what wasn't understood. */
export function SmsForm() {
  const [text, setText] = useState('');
  const [read, setRead] = useState<z.output<typeof readMoney>>();
  async function send() {
    try {
      setRead(await write('POST /money/sms', { text }));
      await queryClient.invalidateQueries({ queryKey: [...moneyKey] });
    } catch (cause) {
      tellProblem(cause);
    }
  }
  return read === undefined ? (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm">
        <Textarea
          data-autofocus
          label={m.office_money_paste_label()}
          autosize
          minRows={5}
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogEnd send={m.office_money_read_it()} disabled={text.trim() === ''} />
      </Stack>
    </form>
  ) : (
    <ReadItems read={read} />
  );
}
