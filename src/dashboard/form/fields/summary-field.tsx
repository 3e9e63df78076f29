import { m } from '#messages/messages.js';
import { BothText } from './both-text.tsx';

/** What a document says of itself on cards, in lists and where it is shared. */
export function SummaryField() {
  return (
    <BothText
      name="summary"
      label={m.writing_f_summary()}
      most={300}
      rows={2}
      help={m.writing_f_summary_help()}
    />
  );
}
