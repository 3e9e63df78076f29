import { createContext, use, useSyncExternalStore } from 'react';
import { type Language, languages } from '#platform/language.ts';
import type { FormStore } from './form-store.ts';
import type { Path } from './path.ts';
import { textOf } from './plain.ts';

/** Which languages the fields show. */
export type LanguageView = Language | 'both';

export interface FormAt {
  readonly store: FormStore;
  readonly view: LanguageView;
  /** Languages in which something was entered; in the others nothing counts as missing. */
  readonly begun: ReadonlySet<Language>;
  /** Why the form is read-only; undefined when it isn't. */
  readonly locked: string | undefined;
  /** Announces a message to screen readers. */
  readonly announce: (words: string) => void;
}

export const FormContext = createContext<FormAt | undefined>(undefined);

export function useForm(): FormAt {
  const form = use(FormContext);
  if (form === undefined) {
    throw new Error('A field belongs inside a form.');
  }
  return form;
}

/** Subscribes to the value at a path of the form. */
export function useAt<Value>(path: Path<Value>): unknown {
  const { store } = useForm();
  const read = () => store.at(path);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Subscribes to a text of the form. */
export const useText = <Text extends string>(path: Path<Text>): string => textOf(useAt(path));

/** The id of the control at a path, for labels and for links from the summary. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** What every field of a form is told. */
export interface FieldProps<Value> {
  path: Path<Value>;
  /** If it isn't the name of the field. */
  label?: string;
  /** In a table: the label is visible only where there is no room for column headings. */
  bare?: boolean;
}

export interface FieldAt<Value> {
  readonly id: string;
  readonly value: unknown;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly set: (next: Value | undefined) => void;
  readonly leave: () => void;
}

/** A field of the form by its path. */
export function useField<Value>(path: Path<Value>): FieldAt<Value> {
  const { store, locked } = useForm();
  const value = useAt(path);
  const errorNow = () => store.errorAt(path.text);
  const problem = useSyncExternalStore(store.subscribe, errorNow, errorNow);
  return {
    id: fieldId(path.text),
    value,
    problem,
    disabled: locked !== undefined,
    set: (next) => store.set(path, next),
    leave: () => store.leave(path.text),
  };
}

/** The visible languages, in order. */
export function useVisibleLanguages(): readonly Language[] {
  const { view } = useForm();
  return languages.filter((language) => view === 'both' || view === language);
}
