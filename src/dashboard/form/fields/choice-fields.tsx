import { Checkbox, Chip, Group, Input, MultiSelect, Select, Switch } from '@mantine/core';
import { type FieldProps, fieldId, useField } from '../form-context.tsx';
import type { Path } from '../path.ts';
import { labelAt } from '../path-labels.ts';
import { listOf, textOf } from '../plain.ts';
import { limitsOf } from '../schema-at.ts';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A record of labels as options. */
export function optionsOf<Value extends string>(names: Readonly<Record<Value, () => string>>) {
  const options: Option<Value>[] = [];
  for (const value in names) {
    options.push({ value, label: names[value]() });
  }
  return options;
}

interface ChoiceProps<Value extends string> extends FieldProps<Value> {
  options: readonly Option<Value>[];
}

interface ChoicesProps<Value extends string> extends Omit<FieldProps<Value[]>, 'bare'> {
  options: readonly Option<Value>[];
}

/** What is chosen, as far as the type has it; a place that isn't in the options now is kept. */
function useChoices<Value extends string>(path: Path<Value[]>, options: readonly Option<Value>[]) {
  const { value, set, ...field } = useField(path);
  const chosen = listOf(value).map(textOf);
  const isValue = (text: string): text is Value =>
    chosen.includes(text) || options.some((option) => option.value === text);
  return { ...field, value: chosen, set: (next: readonly string[]) => set(next.filter(isValue)) };
}

interface SelectProps<Value extends string> extends ChoiceProps<Value> {
  clearable?: boolean;
  /** Fills in what follows from the choice. @param before empty when nothing was chosen */
  onChoose?: (next: Value, before: string) => void;
}

/** A select with search. */
export function SelectField<Value extends string>({
  path,
  label = labelAt(path),
  options,
  bare = false,
  clearable = false,
  onChoose,
}: SelectProps<Value>) {
  const { id, value, problem, disabled, set, leave } = useField(path);
  const chosen = options.find((option) => option.value === value);
  return (
    <Select
      id={id}
      label={label}
      {...(bare ? { labelProps: { className: 'fk-bare' } } : {})}
      data={[...options]}
      searchable={options.length > 8}
      clearable={clearable}
      allowDeselect={false}
      disabled={disabled}
      error={problem}
      value={chosen?.value ?? null}
      onChange={(next) => {
        set(next ?? undefined);
        if (next !== null) {
          onChoose?.(next, textOf(value));
        }
      }}
      onBlur={leave}
    />
  );
}

/** A multi-select with search. */
export function MultiField<Value extends string>(props: ChoicesProps<Value>) {
  const { path, label = labelAt(path), options } = props;
  const { id, value, problem, disabled, set, leave } = useChoices(path, options);
  const { max } = limitsOf(path.schema);
  return (
    <MultiSelect
      id={id}
      label={label}
      data={[...options]}
      searchable
      hidePickedOptions
      {...(max === undefined ? {} : { maxValues: max })}
      disabled={disabled}
      error={problem}
      value={value}
      onChange={set}
      onBlur={leave}
    />
  );
}

/** A group of checkboxes. */
export function ChipsField<Value extends string>(props: ChoicesProps<Value>) {
  const { path, label = labelAt(path), options } = props;
  const { problem, disabled, value, set } = useChoices(path, options);
  return (
    <Input.Wrapper
      component="fieldset"
      className="fk-set"
      label={label}
      labelElement="div"
      error={problem}
      aria-label={label}
      id={fieldId(path.text)}
      tabIndex={-1}
    >
      <Chip.Group multiple value={value} onChange={set}>
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
export function BoxesField<Value extends string>(props: ChoicesProps<Value>) {
  const { path, label = labelAt(path), options } = props;
  const { problem, disabled, value, set } = useChoices(path, options);
  return (
    <Checkbox.Group
      label={label}
      id={fieldId(path.text)}
      error={problem}
      value={value}
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

interface SwitchProps extends FieldProps<boolean> {
  /** No is stored as absent. */
  unset?: boolean;
  /** What holds while nothing is stored; it is stored as absent. */
  fallback?: boolean;
}

/** Yes or no. */
export function SwitchField({ path, label = labelAt(path), unset = false, fallback }: SwitchProps) {
  const { id, value, problem, disabled, set } = useField(path);
  return (
    <Switch
      id={id}
      label={label}
      error={problem}
      disabled={disabled}
      checked={typeof value === 'boolean' ? value : fallback === true}
      onChange={({ currentTarget: { checked } }) =>
        set(checked === (fallback ?? (unset ? false : undefined)) ? undefined : checked)
      }
    />
  );
}
