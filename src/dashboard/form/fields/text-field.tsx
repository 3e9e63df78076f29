import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { useField } from '../form-context.tsx';
import { textOf } from '../plain.ts';

export interface TextFieldProps {
  path: string;
  label: ReactNode;
  /** Longest text, in characters; the count is shown from two thirds on. */
  most?: number;
  /** More than one makes it a textarea that grows. */
  rows?: number;
  help?: ReactNode;
  lang?: 'en' | 'bn';
  /** A label for screen readers, where none is visible. */
  hiddenLabel?: string;
  placeholder?: string;
  /** A message other than the error, such as that it isn't written yet. */
  note?: string | undefined;
}

/** One line or a few of plain text, with a character count. */
export function TextField({
  path,
  label,
  most,
  rows = 1,
  help,
  lang,
  hiddenLabel,
  placeholder,
  note,
}: TextFieldProps) {
  const { id, value, problem, disabled, set, leave } = useField(path);
  const text = textOf(value);
  const language = officeLanguage();
  const near = most !== undefined && text.length > most * 0.66;
  const counted = near
    ? m.writing_count({ count: count(text.length, language), most: count(most, language) })
    : undefined;
  const said = [help, note, counted].filter((each) => each !== undefined);
  const props = {
    id,
    label: hiddenLabel ?? label,
    ...(hiddenLabel === undefined ? {} : { labelProps: { className: 'fk-bare' } }),
    ...(said.length === 0
      ? {}
      : {
          description: (
            <span className="fk-said">
              {said.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: at most three, always in this order
                <span key={index}>{each}</span>
              ))}
            </span>
          ),
        }),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    error: problem,
    disabled,
    ...(lang === undefined ? {} : { lang }),
    ...(placeholder === undefined ? {} : { placeholder }),
    value: text,
    onBlur: leave,
  };
  return rows > 1 ? (
    <Textarea
      {...props}
      autosize
      minRows={rows}
      maxRows={16}
      onChange={(event) => set(event.currentTarget.value)}
    />
  ) : (
    <TextInput {...props} onChange={(event) => set(event.currentTarget.value)} />
  );
}
