import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { plainLine } from '#platform/plain-text.contract.ts';
import { DialogForm, openForm } from './form-frame.tsx';
import { useOfficeForm } from './use-office-form.ts';

export interface TextFormProps {
  label: string;
  least: number;
  most: number;
  confirm: string;
  told: string | (() => string);
  /** Takes it back. */
  undo?: () => Promise<unknown>;
  danger?: boolean;
  /** The query key of what it changes. */
  changes: readonly string[];
  act: (words: string) => Promise<unknown>;
}

function TextForm({ label, least, most, confirm, danger = false, act, ...said }: TextFormProps) {
  const form = useOfficeForm({
    ...said,
    start: { words: '' },
    schema: z.object({ words: plainLine(most, least) }),
    request: (typed) => typed,
    fieldOf: () => 'words',
    send: ({ words }) => act(words),
  });
  return (
    <DialogForm form={form} waits send={confirm} danger={danger}>
      <TextInput data-autofocus label={label} maxLength={most} autoComplete="off" {...form.field('words')} />
    </DialogForm>
  );
}

/** Asks for a reason or a number, and then acts with it. */
export const askText = (title: string, form: TextFormProps) => openForm(title, <TextForm {...form} />);
