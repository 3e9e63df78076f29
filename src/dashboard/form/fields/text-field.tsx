import { type InputWrapperProps, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { type FieldProps, useField } from '../form-context.tsx';
import { labelAt } from '../path-labels.ts';
import { textOf } from '../plain.ts';
import { limitsOf } from '../schema-at.ts';

/** What a field is for stands below it. */
export const wrapperOrder: InputWrapperProps['inputWrapperOrder'] & {} = [
  'label',
  'input',
  'description',
  'error',
];

interface TextFieldProps extends Omit<FieldProps<string>, 'label'> {
  /** If it isn't the name of the field. */
  label?: ReactNode;
  /** More than one makes it a textarea that grows. */
  rows?: number;
  help?: ReactNode;
  lang?: 'en' | 'bn';
  placeholder?: string;
  /** A message other than the error, such as that it isn't written yet. */
  note?: string | undefined;
}

/** One line or a few of plain text; from two thirds of the longest text on, its characters are counted. */
export function TextField({
  path,
  label = labelAt(path),
  rows = 1,
  help,
  lang,
  bare = false,
  placeholder,
  note,
}: TextFieldProps) {
  const { id, value, problem, disabled, set, leave } = useField(path);
  const text = textOf(value);
  const language = officeLanguage();
  const { max: most } = limitsOf(path.schema);
  const near = most !== undefined && text.length > most * 0.66;
  const counted = near
    ? m.writing_count({ count: count(text.length, language), most: count(most, language) })
    : undefined;
  const said = [help, note, counted].filter((each) => each !== undefined);
  const props = {
    id,
    label,
    ...(bare ? { labelProps: { className: 'fk-bare' } } : {}),
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
    inputWrapperOrder: wrapperOrder,
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
