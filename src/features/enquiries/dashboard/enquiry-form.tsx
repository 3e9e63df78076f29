import type { ReactNode, RefObject } from 'react';
import './enquiry-form.css';

interface EnquiryFormProps {
  readonly onSend: () => void;
  readonly fields?: RefObject<HTMLFormElement | null>;
  /** Its words are kept in this tab. */
  readonly isKept?: boolean;
  readonly children: ReactNode;
}

/** A form of an enquiry; Ctrl+Enter sends it from any of its fields. */
export function EnquiryForm({ onSend, fields, isKept = false, children }: EnquiryFormProps) {
  return (
    <form
      data-kept={isKept || undefined}
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
