import { type ReactNode, useRef, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { storedDraft } from '#dashboard/form/typed-draft.ts';
import { actorOf, needsPermission } from '#dashboard/permission-check.ts';
import { RemovePersonalData } from '#dashboard/personal-data/remove-personal-data.tsx';
import { runMutation, WordedError } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { canChange } from '../enquiries.policy.ts';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { ContactLog } from './contact-log.tsx';
import { draftName, type Way, ways } from './draft-name.ts';
import { EnquiryDuplicates } from './enquiry-duplicates.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryFiles } from './enquiry-files.tsx';
import { EnquiryHead } from './enquiry-head.tsx';
import { EnquiryHistory, who, wordsOf } from './enquiry-history.tsx';
import { EnquiryInReview } from './enquiry-in-review.tsx';
import { EnquiryWork } from './enquiry-work.tsx';
import { type Change, changesIn, inboxKey, type Owner, type Send, savedUndoable } from './inbox-client.ts';
import { useKey } from './inbox-keys.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { WhatsappForm } from './whatsapp-form.tsx';

interface EnquiryViewProps {
  enquiry: WholeEnquiry;
  owners: readonly Owner[];
  onClose: () => void;
  onOpen: (id: string) => void;
  messages: ReactNode;
}

const wayLabels = {
  reply: () => m.inbox_reply(),
  whatsapp: () => m.contact_reply_whatsapp(),
  note: () => m.inbox_note(),
};

/** One enquiry: contact and subject, state, and all actions. */
export function EnquiryView({ enquiry, owners, onClose, onOpen, messages }: EnquiryViewProps) {
  const me = useMe();
  const [writing, setWriting] = useState<Way>(
    () =>
      ways.find((way) => storedDraft(me.uid, draftName(way, enquiry.id))) ??
      (enquiry.email === null || enquiry.replyBy === 'whatsapp' ? 'whatsapp' : 'reply'),
  );
  const [choosesState, setChoosesState] = useState(false);
  const reply = useRef<HTMLTextAreaElement>(null);
  const refused =
    needsPermission(me, 'enquiries.write') ?? (canChange(actorOf(me), enquiry) && m.inbox_merged_into());
  const send: Send = async (at, input) => {
    try {
      await write(at, input);
    } catch (cause) {
      const [latest] = changesIn(cause);
      if (latest === undefined) {
        throw cause;
      }
      throw new WordedError(m.inbox_changed({ who: who(latest), what: wordsOf(latest, owners) }));
    }
  };
  const change: Change = (at, input, told = m.inbox_notify_saved()) =>
    runMutation([inboxKey], told, () => send(at, input));
  const take = () => {
    if (refused === undefined && enquiry.owner?.uid !== me.uid) {
      const { id, version } = enquiry;
      void change(
        'POST /enquiries/{id}/assign',
        { id, owner: me.uid, version },
        savedUndoable(() => write('POST /enquiries/{id}/assign', { id, owner: enquiry.owner?.uid ?? null })),
      );
    }
  };
  const isCalm = !enquiry.inReview && enquiry.state !== 'spam';
  useKey('a', take);
  useKey('e', () => setChoosesState(refused === undefined && isCalm));
  const writeBy = (way: (typeof ways)[number]) => {
    setWriting(way);
    // The field is rendered after the tab has changed.
    requestAnimationFrame(() => reply.current?.focus());
  };
  useKey('r', () => writeBy('reply'));
  useKey('w', () => writeBy('whatsapp'));
  return (
    <>
      <EnquiryHead enquiry={enquiry} refused={refused} onTake={take} onClose={onClose} change={change} />
      {enquiry.mergedInto !== null && (
        <p className="enq-notice">
          {m.inbox_merged_into()}{' '}
          <button type="button" className="enq-link" onClick={() => onOpen(enquiry.mergedInto ?? '')}>
            {m.inbox_merged_open()}
          </button>
        </p>
      )}
      {!isCalm && <EnquiryInReview enquiry={enquiry} refused={refused} change={change} />}
      <EnquiryWork
        enquiry={enquiry}
        owners={owners}
        refused={refused}
        choosesState={choosesState}
        onChooseState={setChoosesState}
        change={change}
      />
      <ContactLog enquiry={enquiry} refused={refused} change={change} />
      {enquiry.message !== '' && (
        <section aria-label={m.inbox_message()} className="enq-message">
          <p lang={enquiry.language}>{enquiry.message}</p>
        </section>
      )}
      <EnquiryFacts enquiry={enquiry} refused={refused} />
      {enquiry.files.length > 0 && <EnquiryFiles enquiry={enquiry} refused={refused} />}
      <EnquiryDuplicates enquiry={enquiry} refused={refused} change={change} onOpen={onOpen} />
      <EnquiryHistory enquiry={enquiry} owners={owners} />
      <section className="enq-write" aria-label={wayLabels[writing]()}>
        <div className="enq-write-tabs">
          {ways.map((each) => (
            <button key={each} type="button" aria-pressed={writing === each} onClick={() => setWriting(each)}>
              {wayLabels[each]()}
            </button>
          ))}
        </div>
        {writing === 'reply' ? (
          <ReplyForm enquiry={enquiry} refused={refused} send={send} field={reply} />
        ) : writing === 'whatsapp' ? (
          <WhatsappForm enquiry={enquiry} refused={refused} send={send} field={reply} />
        ) : (
          <NoteForm id={enquiry.id} refused={refused} send={send} />
        )}
      </section>
      {messages}
      <section className="enq-forget" aria-label={m.office_forget_title()}>
        <RemovePersonalData whose="enquiry" id={enquiry.id} keys={[inboxKey]} onRemoved={onClose} />
      </section>
    </>
  );
}
