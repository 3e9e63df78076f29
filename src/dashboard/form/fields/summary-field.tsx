import { m } from '#messages/messages.js';
import { BothText } from './both-text.tsx';

/** The summary of a document for cards, lists and shared links. */
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
