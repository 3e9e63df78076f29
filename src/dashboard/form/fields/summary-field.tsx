import { m } from '#messages/messages.js';
import type { TextsPath } from '../path.ts';
import { BothText } from './both-text.tsx';

/** The summary of a document for cards, lists and shared links. */
export function SummaryField({ path }: { path: TextsPath<string> }) {
  return <BothText path={path} rows={2} help={m.writing_f_summary_help()} />;
}
