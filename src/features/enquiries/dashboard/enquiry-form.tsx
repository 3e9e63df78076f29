import type { ReactNode, RefObject } from 'react';
import './enquiry-form.css';

interface EnquiryFormProps {
  readonly onSend: () => void;
  readonly fields?: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
}

/** A form of an enquiry; Ctrl+Enter sends it from any of its fields. */
export function EnquiryForm({ onSend, fields, children }: EnquiryFormProps) {
  return (
    <form
      ref={fields}
      className="enq-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          onSend();
        }
      }}
    >
      {children}
    </form>
  );
}
