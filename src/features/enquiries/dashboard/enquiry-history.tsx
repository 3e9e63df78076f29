import { z } from 'zod';
import { fullMoment, Moment } from '#dashboard/documents/moment.tsx';
import { m } from '#messages/messages.js';
import { contactOutcomes, enquiryStates, sources } from '../enquiries.rules.ts';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import type { HistoryEntry, Owner } from './inbox-client.ts';
import { formatDay, outcomeLabels, sourceLabels, stateLabels } from './inbox-labels.ts';

const told = z.object({
  from: z.string().nullish().catch(undefined),
  to: z.string().nullish().catch(undefined),
  into: z.string().optional().catch(undefined),
  references: z.array(z.string()).optional().catch(undefined),
  names: z.array(z.string()).optional().catch(undefined),
  messageId: z.string().optional().catch(undefined),
  noteId: z.string().optional().catch(undefined),
  replyId: z.string().optional().catch(undefined),
  outcome: z.enum(contactOutcomes).optional().catch(undefined),
  dueOn: z.string().nullish().catch(undefined),
  text: z.string().optional().catch(undefined),
  source: z.enum(sources).optional().catch(undefined),
});

const detailOf = (detail: unknown) => told.catch({}).parse(detail);

const stateName = (name: string | null | undefined): string => {
  const state = enquiryStates.find((each) => each === name);
  return state === undefined ? '' : stateLabels[state]();
};

export function who({ actor, actorName }: HistoryEntry): string {
  if (actorName !== null) {
    return actorName;
  }
  if (actor === 'visitor') {
    return m.inbox_visitor();
  }
  return actor.startsWith('user:') ? m.inbox_somebody() : m.inbox_program();
}

/** An event as a sentence. */
export function wordsOf({ happened, detail }: HistoryEntry, owners: readonly Owner[]): string {
  const { from, to, into, references, names, outcome, dueOn, source } = detailOf(detail);
  switch (happened) {
    case 'sent':
      return source === undefined
        ? m.inbox_hap_sent()
        : m.inbox_hap_taken({ source: sourceLabels[source]() });
    case 'in-review':
      return m.inbox_hap_in_review();
    case 'released':
      return m.inbox_hap_released();
    case 'assigned':
      return to
        ? m.inbox_hap_assigned({ owner: owners.find(({ uid }) => uid === to)?.name ?? m.inbox_somebody() })
        : m.inbox_hap_unassigned();
    case 'state-changed':
      return m.inbox_hap_state({ from: stateName(from), to: stateName(to) });
    case 'due-set':
      return to ? m.inbox_hap_due({ date: formatDay(to) }) : m.inbox_hap_due_none();
    case 'note-added':
      return m.inbox_hap_note();
    case 'replied':
      return to
        ? `${m.inbox_hap_replied()} · ${m.inbox_hap_state({ from: stateName(from), to: stateName(to) })}`
        : m.inbox_hap_replied();
    case 'message-received':
      return m.inbox_hap_message();
    case 'contacted':
      return [
        outcome === undefined ? '' : outcomeLabels[outcome](),
        ...(dueOn ? [m.inbox_hap_due({ date: formatDay(dueOn) })] : []),
      ].join(' · ');
    case 'merged':
      return m.inbox_hap_merged({ reference: into ?? '' });
    case 'file-added':
      return m.inbox_hap_file_added();
    case 'files-left-out':
      return m.inbox_hap_files_left_out({ names: (names ?? []).join(', ') });
    case 'contact-corrected':
      return m.office_event_contact_corrected();
    case 'file-removed':
      return m.inbox_hap_file_removed();
    default:
      return m.inbox_hap_took({ references: (references ?? []).join(', ') });
  }
}

const mails = {
  waiting: () => m.inbox_mail_waiting(),
  sent: () => m.inbox_mail_sent(),
  delivered: () => m.inbox_mail_sent(),
  read: () => m.inbox_mail_sent(),
  received: () => m.inbox_mail_sent(),
  failed: () => m.inbox_mail_dead(),
  dead: () => m.inbox_mail_dead(),
  stopped: () => m.inbox_mail_dropped(),
};

/** The history with its notes and replies. */
export function EnquiryHistory({ enquiry, owners }: { enquiry: WholeEnquiry; owners: readonly Owner[] }) {
  const { history, notes, replies, messages } = enquiry;
  return (
    <section className="enq-part" aria-labelledby="enq-history">
      <h3 id="enq-history">{m.inbox_history()}</h3>
      <ol className="enq-history">
        {history.map((entry) => {
          const detail = detailOf(entry.detail);
          const note = notes.find(({ id }) => id === detail.noteId);
          const message = messages.find(({ id }) => id === detail.messageId);
          const reply = replies.find(({ id }) => id === detail.replyId);
          return (
            <li
              key={`${entry.at} ${entry.happened} ${detail.messageId ?? detail.noteId ?? detail.replyId ?? ''}`}
            >
              <span className="enq-history-line">
                <span>
                  {wordsOf(entry, owners)}
                  <span className="of-dim"> · {who(entry)}</span>
                </span>
                <span className="of-dim">
                  <span className="enq-screen">
                    <Moment at={entry.at} />
                  </span>
                  <span className="enq-paper">{fullMoment(entry.at)}</span>
                </span>
              </span>
              {entry.happened === 'contacted' && detail.text !== undefined && (
                <p className="enq-said">{detail.text}</p>
              )}
              {message !== undefined && (
                <div className="enq-said">
                  {message.stranger && (
                    <p className="enq-late">{m.inbox_message_stranger({ address: message.from ?? '' })}</p>
                  )}
                  <p lang={enquiry.language}>{message.text}</p>
                  {message.text !== message.whole && (
                    <details>
                      <summary>{m.inbox_message_whole()}</summary>
                      <p>{message.whole}</p>
                    </details>
                  )}
                </div>
              )}
              {note !== undefined && <p className="enq-said">{note.text}</p>}
              {reply !== undefined && (
                <details className="enq-said" lang={reply.language}>
                  <summary>
                    {reply.subject}{' '}
                    <span className={reply.mail === 'dead' ? 'enq-late' : 'of-dim'}>
                      ({mails[reply.mail]()})
                    </span>
                  </summary>
                  <p>{reply.body}</p>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
