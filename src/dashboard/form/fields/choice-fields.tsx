import { Checkbox, Chip, Group, Input, MultiSelect, Select, Switch } from '@mantine/core';
import { fieldId, useField } from '../form-context.tsx';
import { listOf, textOf } from '../plain.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A record of labels as options. */
export const optionsOf = (names: Readonly<Record<string, () => string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label: label() }));

interface ChoiceProps {
  path: string;
  label: string;
  options: readonly Option[];
  help?: string;
  /** In a table: the label is for screen readers only. */
  bare?: boolean;
}

const order = ['label', 'input', 'description', 'error'] satisfies (
  | 'label'
  | 'input'
  | 'description'
  | 'error'
)[];

/** A select with search. */
export function SelectField({
  path,
  label,
  options,
  help,
  bare = false,
  clearable = false,
}: ChoiceProps & { clearable?: boolean }) {
  const { id, value, problem, disabled, set, leave } = useField(path);
  return (
    <Select
      id={id}
      label={label}
      {...(bare ? { labelProps: { className: 'fk-bare' } } : {})}
      {...(help === undefined ? {} : { description: help })}
      inputWrapperOrder={order}
      data={[...options]}
      searchable={options.length > 8}
      clearable={clearable}
      allowDeselect={false}
      disabled={disabled}
      error={problem}
      value={textOf(value) || null}
      onChange={(next) => set(next ?? undefined)}
      onBlur={leave}
    />
  );
}

/** A multi-select with search. */
export function MultiField({ path, label, options, help, most = 20 }: ChoiceProps & { most?: number }) {
  const { id, value, problem, disabled, set, leave } = useField(path);
  return (
    <MultiSelect
      id={id}
      label={label}
      {...(help === undefined ? {} : { description: help })}
      inputWrapperOrder={order}
      data={[...options]}
      searchable
      hidePickedOptions
      maxValues={most}
      disabled={disabled}
      error={problem}
      value={listOf(value).map(textOf)}
      onChange={set}
      onBlur={leave}
    />
  );
}

/** A group of checkboxes. */
export function ChipsField({ path, label, options, help }: ChoiceProps) {
  const { problem, disabled, value, set } = useField(path);
  return (
    <Input.Wrapper
      component="fieldset"
      className="fk-set"
      label={label}
      labelElement="div"
      {...(help === undefined ? {} : { description: help })}
      inputWrapperOrder={order}
      error={problem}
      aria-label={label}
      id={fieldId(path)}
      tabIndex={-1}
    >
      <Chip.Group multiple value={listOf(value).map(textOf)} onChange={set}>
        <Group gap={6} mt={4}>
          {options.map((option) => (
            <Chip
              key={option.value}
              value={option.value}
              disabled={disabled}
              size="sm"
              radius="xl"
              variant="outline"
            >
              {option.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** A compact row of checkboxes. */
export function BoxesField({ path, label, options }: ChoiceProps) {
  const { problem, disabled, value, set } = useField(path);
  return (
    <Checkbox.Group
      label={label}
      id={fieldId(path)}
      error={problem}
      value={listOf(value).map(textOf)}
      onChange={set}
      disabled={disabled}
    >
      <Group gap="md" mt={6}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** Yes or no. */
export function SwitchField({
  path,
  label,
  help,
  unset = false,
}: Omit<ChoiceProps, 'options'> & { unset?: boolean }) {
  const { id, value, problem, disabled, set } = useField(path);
  return (
    <Switch
      id={id}
      label={label}
      {...(help === undefined ? {} : { description: help })}
      error={problem}
      disabled={disabled}
      checked={value === true}
      // false is stored as absent.
      onChange={(event) => set(event.currentTarget.checked || (unset ? undefined : false))}
    />
  );
}
