import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { longestMessage } from '../contact/contact.rules.ts';
import type { MessageResult } from '../messages/messages.contract.ts';

const words: Readonly<Record<MessageResult, () => string>> = {
  sent: m.enquiry_message_sent,
  length: m.enquiry_message_length,
  many: m.enquiry_message_many,
  again: m.enquiry_message_again,
};

interface EnquiryThreadProps {
  thread: readonly {
    readonly ours: boolean;
    readonly at: string;
    readonly language: Language;
    readonly subject: string;
    readonly body: string;
  }[];
  /** What became of the message that was sent a moment ago. */
  result: MessageResult | undefined;
  /** Where the form sends to; absent when none are taken. */
  sendTo: string | undefined;
}

/** Our replies and the visitor's messages, and a form for one more. It is a plain form, so that it works without scripts too. */
export function EnquiryThread({ thread, result, sendTo }: EnquiryThreadProps) {
  return (
    <section className="enquiry-replies" aria-labelledby="messages">
      <h2 className="h3" id="messages">
        {m.enquiry_messages()}
      </h2>
      {thread.map(({ ours, at, language, subject, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the thread is append-only.
        <article key={index} lang={language} data-ours={ours || undefined}>
          <h3>{ours ? subject : m.enquiry_message_yours()}</h3>
          <p className="small muted num">{at}</p>
          <p className="enquiry-text">{body}</p>
        </article>
      ))}
      {result !== undefined && (
        <p role={result === 'sent' ? 'status' : 'alert'} data-result={result}>
          {words[result]()}
        </p>
      )}
      {sendTo !== undefined && (
        <form className="enquiry-answer" method="post" action={sendTo}>
          <label className="field">
            <span>{m.enquiry_message_label()}</span>
            <textarea name="text" rows={4} required maxLength={longestMessage} />
          </label>
          <button type="submit" className="btn btn-line">
            {m.enquiry_message_send()}
          </button>
        </form>
      )}
    </section>
  );
}
