import type { ReactNode } from 'react';

/** A form of an enquiry; Ctrl+Enter sends it from any of its fields. */
export function EnquiryForm({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  return (
    <form
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
