import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { Sending } from './send-files.ts';

/** How far files have come. */
export function SendingProgress({ of }: { readonly of: Sending }) {
  const language = usePageLanguage();
  const percent = count(of.percent, language);
  return (
    <p role="status" className="num">
      {of.isWaiting
        ? m.visacase_waiting({ percent })
        : m.visacase_sending({ percent, at: count(of.at, language), all: count(of.all, language) })}
      <progress value={of.percent} max={100} aria-hidden="true" />
    </p>
  );
}
