import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useField } from '../form-context.tsx';

interface TypedFieldProps {
  path: string;
  label?: ReactNode;
  /** Seen only where there is no room for the heads of columns. */
  hiddenLabel?: string;
  help?: ReactNode;
  /** What the value looks like when nobody is typing. */
  show: (value: unknown) => string;
  /** What was typed; undefined when it is nothing of the kind. */
  read: (text: string) => unknown;
  /** Said while it is nothing of the kind. */
  wrong: string;
  inputMode?: 'numeric' | 'decimal' | 'text';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  rightSectionWidth?: number;
  placeholder?: string;
  onStep?: (by: 1 | -1) => void;
  className?: string;
}

/** A text field whose text means something else: an amount, a date, a number. What can't be read stays to be mended. */
export function TypedField({
  path,
  label,
  hiddenLabel,
  help,
  show,
  read,
  wrong,
  onStep,
  ...props
}: TypedFieldProps) {
  const { id, value, problem, disabled, set, leave } = useField(path);
  const [typed, setTyped] = useState<string>();
  const unread = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  const [left, setLeft] = useState(false);
  return (
    <TextInput
      {...props}
      id={id}
      label={hiddenLabel ?? label}
      {...(hiddenLabel === undefined ? {} : { labelProps: { className: 'fk-bare' } })}
      {...(help === undefined ? {} : { description: help })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      disabled={disabled}
      error={unread && left ? wrong : problem}
      value={typed ?? (value === undefined ? '' : show(value))}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        setLeft(false);
        set(read(text));
      }}
      onKeyDown={(event) => {
        if (onStep && !event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault();
          setTyped(undefined);
          onStep(event.key === 'ArrowUp' ? 1 : -1);
        }
      }}
      onBlur={() => {
        setLeft(true);
        leave();
        if (!unread) {
          setTyped(undefined);
        }
      }}
    />
  );
}
