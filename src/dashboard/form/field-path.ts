import type { ChangeEvent, ReactNode } from 'react';

/** The paths of the fields in the values of a form, such as `lines.0.unit`. */
export type FieldPath<Values> = Values extends readonly (infer Item)[]
  ? `${number}` | `${number}.${FieldPath<Item>}`
  : Values extends object
    ? { [Key in keyof Values & string]: Key | `${Key}.${FieldPath<Values[Key]>}` }[keyof Values & string]
    : never;

type Step<Values, Key> = Values extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Values
    ? Values[Key]
    : never;

/** What stands at a path. */
export type ValueAt<Values, Path> = Path extends `${infer Key}.${infer Rest}`
  ? ValueAt<Step<Values, Key>, Rest>
  : Step<Values, Path>;

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** What a control is handed: value, what is wrong with it, and who hears of changes. */
export interface FieldProps<Value> {
  readonly value: Value;
  readonly error: ReactNode;
  readonly onChange: (next: Value | Typed) => void;
}

/** The fields of a form, for the components that show them. */
export type Fields<Values> = <Path extends FieldPath<Values>>(
  path: Path,
) => FieldProps<ValueAt<Values, Path>>;

/** Whether one of two paths leads into what the other leads to. */
export const isOnPath = (one: string, other: string): boolean =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
