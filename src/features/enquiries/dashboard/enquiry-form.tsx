import type { ReactNode } from 'react';
import { FormFrame } from '#dashboard/form/form-frame.tsx';
import type { OfficeForm } from '#dashboard/form/use-office-form.ts';
import './enquiry-form.css';

interface EnquiryFormProps {
  readonly form: Pick<OfficeForm, 'ref' | 'submit' | 'kept'>;
  /** Whoever may not send it, can't by a key either. */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** A form of an enquiry; Ctrl+Enter sends it from any of its fields. */
export function EnquiryForm({ form, isRefused = false, children }: EnquiryFormProps) {
  const submit: OfficeForm['submit'] = (event) => {
    event?.preventDefault();
    if (!isRefused) {
      form.submit();
    }
  };
  return (
    <FormFrame
      form={{ ...form, submit }}
      className="enq-form"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          submit(event);
        }
      }}
    >
      {children}
    </FormFrame>
  );
}
