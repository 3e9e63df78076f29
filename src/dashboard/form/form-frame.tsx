import { Alert, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ComponentProps, ReactNode } from 'react';
import { DialogEnd } from './dialog-end.tsx';
import type { OfficeForm } from './use-office-form.ts';

/** What is wrong with no field of a form. */
export const FormError = ({ form: { error } }: { readonly form: Pick<OfficeForm, 'error'> }) =>
  error === undefined ? null : <Alert color="red">{error}</Alert>;

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'form'> {
  readonly form: Pick<OfficeForm, 'ref' | 'submit'>;
}

/** A form on a page. */
export const FormFrame = ({ form: { ref, submit }, ...props }: FormFrameProps) => (
  <form {...props} ref={ref} noValidate onSubmit={submit} />
);

interface DialogFormProps extends Omit<ComponentProps<typeof DialogEnd>, 'isPending'> {
  readonly form: Pick<OfficeForm, 'ref' | 'submit' | 'error' | 'isPending' | 'isWhole'>;
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
      <DialogEnd {...end} isPending={form.isPending} disabled={disabled || (waits && !form.isWhole())} />
    </Stack>
  </FormFrame>
);

/** Opens the dialog of a form. */
export function openForm(title: string, children: ReactNode): void {
  modals.open({ title, centered: false, children });
}
