import { type FieldProps, useField } from '../form-context.tsx';
import { labelAt } from '../path-labels.ts';
import { ParsedInput, type ParsedInputProps } from './parsed-input.tsx';

interface ParsedFieldProps<Value>
  extends FieldProps<Value>,
    Omit<ParsedInputProps<Value>, 'value' | 'onChange' | 'label'> {
  /** The value if it is one of this type. */
  given: (value: unknown) => Value | undefined;
}

/** A field of a document's form for a parsed value. */
export function ParsedField<Value>({
  path,
  label = labelAt(path),
  bare = false,
  given,
  ...props
}: ParsedFieldProps<Value>) {
  const { id, value, problem, disabled, set, leave } = useField(path);
  return (
    <ParsedInput
      {...props}
      id={id}
      label={label}
      {...(bare ? { labelProps: { className: 'fk-bare' } } : {})}
      disabled={disabled}
      error={problem}
      value={given(value)}
      onChange={set}
      onLeave={leave}
    />
  );
}
