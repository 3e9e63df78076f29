import { Alert, Stack } from '@mantine/core';
import { type ModalSettings, modals } from '@mantine/modals';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { DialogEnd } from './dialog-end.tsx';
import { DraftLine } from './draft-line.tsx';
import { namesIn } from './typed-draft.ts';
import type { OfficeForm } from './use-office-form.ts';
import { DialogAbout } from './use-typed-draft.tsx';

/** What is wrong with no field of a form. */
export const FormError = ({ form: { error } }: { readonly form: Pick<OfficeForm, 'error'> }) =>
  error === undefined ? null : <Alert color="red">{error}</Alert>;

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'form'> {
  readonly form: Pick<OfficeForm, 'ref' | 'submit' | 'kept'>;
}

/** A form on a page, below what it says of words that were typed earlier. */
export const FormFrame = ({ form: { ref, submit, kept }, children, ...props }: FormFrameProps) => (
  <form {...props} ref={ref} noValidate onSubmit={submit} data-kept={kept.isKept || undefined}>
    {kept.takenAt !== undefined && <DraftLine at={kept.takenAt} onDrop={kept.throwAway} />}
    {children}
  </form>
);

interface DialogFormProps extends Omit<ComponentProps<typeof DialogEnd>, 'isPending' | 'onLeave'> {
  readonly form: Pick<OfficeForm, 'ref' | 'submit' | 'kept' | 'error' | 'isPending' | 'isWhole'>;
  /** It can't be sent while something is missing; otherwise sending says what. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** The form of a dialog: fields, what is wrong with none of them, and the buttons. */
export const DialogForm = ({ form, waits = false, disabled = false, children, ...end }: DialogFormProps) => (
  <FormFrame form={form}>
    <Stack gap="sm">
      {children}
      <FormError form={form} />
      <DialogEnd
        {...end}
        onLeave={form.kept.forget}
        isPending={form.isPending}
        disabled={disabled || (waits && !form.isWhole())}
      />
    </Stack>
  </FormFrame>
);

/** Opens the dialog of a form; a draft of it is of what its component is handed. */
export function openForm(
  title: string,
  children: ReactNode,
  more: Omit<ModalSettings, 'children'> = {},
): void {
  const about = isValidElement(children) ? namesIn(children.props).join(' ') : '';
  modals.open({
    title,
    centered: false,
    ...more,
    children: <DialogAbout value={about}>{children}</DialogAbout>,
  });
}
