import { type UseFormReturnType, useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { refusedFields } from '../api/refusal-texts.ts';
import { ApiProblem } from '../api/request.ts';
import { errorText, notifyError, runMutation } from '../run-mutation.ts';
import { sendOnce } from './entry-keys.ts';
import { type FieldPath, type FieldProps, isOnPath, type ValueAt } from './field-path.ts';
import { unreadInput } from './fields/parsed-input.tsx';
import { type Errors, errorsOf, filled, isWhole, type RequestSpec } from './request-check.ts';
import { type NamedDraft, useTypedDraft } from './use-typed-draft.tsx';

type Typed<Values> = UseFormReturnType<Values>;

interface FormSpec<Values, Schema extends z.ZodType, Answer> extends RequestSpec<Values, Schema> {
  /** Where it starts. */
  readonly start: Values;
  readonly send: (request: z.output<Schema>) => Promise<Answer>;
  /** The query key of what it changes. */
  readonly changes: readonly string[];
  /** What is said of its success, if it doesn't show by itself. */
  readonly told?: string | ((answer: Answer) => string);
  /** Takes it back, by a button of what is said of its success. */
  readonly undo?: (() => Promise<unknown>) | undefined;
  /** Closes the dialog, unless it says what else happens. */
  readonly after?: (answer: Answer, form: Pick<Typed<Values>, 'reset' | 'setValues'>) => unknown;
  /** Names what is entered, if it must not be sent twice even when the form is closed in between. */
  readonly once?: string;
  /** Where the address of the page, or the dialog, doesn't say what it is of. */
  readonly draft?: NamedDraft;
  readonly onChange?: (values: Values, before: Values) => void;
  /** Looks first at what sending would do. */
  readonly look?: ((request: z.output<Schema>) => Promise<unknown>) | undefined;
}

export type OfficeForm = ReturnType<typeof useOfficeForm<object, z.ZodType, unknown>>;

const newKey = () => crypto.randomUUID().replaceAll('-', '');

/** A form of the office: what is typed, checked by the contract, sent once at a time, with what is wrong at its fields. */
export function useOfficeForm<Values extends object, Schema extends z.ZodType, Answer>(
  spec: FormSpec<Values, Schema, Answer>,
) {
  const { schema, fieldOf = (path) => path } = spec;
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  /** What was wrong at the last try; told once the fields have rendered with it. */
  const [refusal, setRefusal] = useState<{ readonly general: string | undefined }>();
  const draft = useTypedDraft(ref, spec.start, spec);
  const form = useForm<Values>({
    initialValues: spec.start,
    onValuesChange: (values, before) => {
      setError(undefined);
      draft.note(values);
      spec.onChange?.(values, before);
    },
  });

  useLayoutEffect(() => draft.takeUp(form.setValues));

  /** Shows what is wrong: at the first field with an error, or below the fields. */
  function showErrors(errors: Errors, general = Object.values(errors)[0]) {
    form.setErrors(errors);
    setRefusal({ general });
  }
  useLayoutEffect(() => {
    const wrong = refusal && ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    setError(wrong ? undefined : refusal?.general);
  }, [refusal]);
  /** Where the form stands no more, it can't show what was refused. */
  function notifyIfGone(cause: unknown) {
    if (ref.current === null) {
      notifyError(cause);
    }
  }
  function showRefusal(cause: unknown) {
    const values = form.getValues();
    const fields = cause instanceof ApiProblem ? refusedFields(cause) : [];
    const errors = fields.map(({ path, message }): [string, string] => [fieldOf(path, values), message]);
    showErrors(Object.fromEntries(errors), fields[0]?.message ?? errorText(cause));
  }
  /** Acts once at a time, if nothing is wrong. */
  async function act(what: () => Promise<unknown>) {
    const errors = errorsOf(spec, form.getValues());
    const unread = ref.current?.querySelector<HTMLElement>(unreadInput);
    form.setErrors(errors);
    setError(undefined);
    if (unread) {
      unread.focus();
    } else if (Object.keys(errors).length > 0) {
      showErrors(errors);
    } else if (!isSending.current) {
      isSending.current = true;
      setPending(true);
      await what();
      isSending.current = false;
      setPending(false);
    }
  }
  async function seen(look: (request: z.output<Schema>) => Promise<unknown>) {
    try {
      await look(requestOf(newKey()));
    } catch (cause) {
      showRefusal(cause);
      notifyIfGone(cause);
    }
  }
  const requestOf = (key: string) => schema.parse(filled(spec.request(form.getValues(), key)));
  async function send() {
    const answers: Answer[] = [];
    const { told, undo, after = () => modals.closeAll() } = spec;
    const text = typeof told === 'function' ? () => answers.map(told).join('') : told;
    const said = text !== undefined && undo !== undefined ? { text, undo } : text;
    const act = async () =>
      answers.push(await sendOnce(spec.once ?? draft.entry.current, (key) => spec.send(requestOf(key))));
    const refusals: unknown[] = [];
    await runMutation(spec.changes, said, act, (cause) => {
      refusals.push(cause);
      showRefusal(cause);
    });
    // What was read anew is shown by then, in another form if it is of another version.
    setTimeout(() => refusals.forEach(notifyIfGone));
    for (const answer of answers) {
      draft.forget();
      draft.still(() => after(answer, form));
    }
  }
  function field<Path extends FieldPath<Values>>(path: Path): FieldProps<ValueAt<Values, Path>> {
    const { value, error, onChange: change } = form.getInputProps(path);
    return {
      value,
      error,
      onChange: (next) => {
        change(next);
        form.setErrors((before) =>
          Object.fromEntries(Object.entries(before).filter(([other]) => !isOnPath(other, path))),
        );
      },
    };
  }
  return {
    ref,
    values: form.values,
    errors: form.errors,
    /** What is wrong with no field. */
    error,
    isPending,
    /** What was typed earlier and is there again. */
    kept: {
      isKept: draft.isKept(form.values),
      takenAt: draft.takenAt,
      forget: draft.forget,
      throwAway: () => {
        form.setErrors({});
        draft.throwAway(form.setValues);
      },
    },
    field,
    checkbox: (path: FieldPath<Values>) => {
      const { onChange, value, error: wrong } = form.getInputProps(path);
      return { checked: value === true, onChange, error: wrong, 'aria-invalid': wrong !== undefined };
    },
    set: form.setValues,
    /** Whether nothing is missing. */
    isWhole: () => isWhole(spec, form.values),
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      const { look } = spec;
      void act(look === undefined ? send : () => seen(look));
    },
  };
}
