import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { fullMoment } from '#dashboard/documents/moment.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { packagePath, visaPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { PhoneNumber } from '#ui/phone-number.tsx';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { CorrectContact } from './correct-contact.tsx';
import { inboxKey } from './inbox-client.ts';
import { formatDay, kindLabels, replyLabels, sourceLabels } from './inbox-labels.ts';

const linked = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visa'), slug: z.string() }),
  z.object({ kind: z.literal('package'), slug: z.string(), market: z.string() }),
]);

/** The public page that an enquiry is about. */
function pathOf(details: WholeEnquiry['details']): string | undefined {
  const { data } = linked.safeParse(details);
  if (data === undefined) {
    return undefined;
  }
  return data.kind === 'visa' ? visaPath(data.slug) : packagePath(data);
}

/** Contact details and what the enquiry is about. */
export function EnquiryFacts({ enquiry, refused }: { enquiry: WholeEnquiry; refused: RefusalReason }) {
  const { name, phone, email, replyBy, language, createdAt, summary, details, kind, owner, dueOn } = enquiry;
  const { source, customerId } = enquiry;
  const path = pathOf(details);
  return (
    <>
      <dl className="enq-facts" aria-label={m.inbox_contact()}>
        <Fact name={m.inbox_from()}>
          {name}
          {customerId !== null && (
            <Link to={`/dashboard/customers/${customerId}`} className="enq-screen enq-card-link">
              {m.inbox_customer_open()}
            </Link>
          )}
        </Fact>
        {phone !== null && (
          <Fact name={m.inbox_column_phone()}>
            <a href={`tel:${phone}`} className="num">
              <PhoneNumber of={phone} />
            </a>
          </Fact>
        )}
        {email !== null && (
          <Fact name={m.inbox_column_email()}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        <div className="enq-screen">
          <dt className="vh">{m.office_contact_correct_title()}</dt>
          <dd>
            <CorrectContact
              at="POST /enquiries/{id}/contact"
              of={enquiry}
              about={[inboxKey]}
              refused={refused}
            />
          </dd>
        </div>
        {source !== 'site' && <Fact name={m.inbox_new_source()}>{sourceLabels[source]()}</Fact>}
        <Fact name={m.inbox_answer_by()}>{replyLabels[replyBy]()}</Fact>
        <Fact name={m.inbox_language()}>{language === 'bn' ? m.office_bangla() : m.office_english()}</Fact>
        <Fact name={m.inbox_came_on()}>
          <time dateTime={createdAt} className="num">
            {fullMoment(createdAt)}
          </time>
        </Fact>
        {/* The printed sheet shows the chosen values as text. */}
        <Fact name={m.inbox_owner()} paper>
          {owner?.name ?? m.inbox_owner_nobody()}
        </Fact>
        {dueOn !== null && (
          <Fact name={m.inbox_due()} paper>
            {formatDay(dueOn)}
          </Fact>
        )}
      </dl>
      <dl className="enq-facts" aria-label={m.inbox_details()}>
        <Fact name={m.inbox_kind()}>{kindLabels[kind]()}</Fact>
        {summary.map((line) => (
          <Fact key={line.name} name={line.name}>
            {line.value}
          </Fact>
        ))}
        {path !== undefined && (
          <div className="enq-screen">
            <dt className="vh">{m.inbox_on_site()}</dt>
            <dd>
              <a href={path} target="_blank" rel="noopener">
                {m.inbox_on_site()}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

interface FactProps {
  name: string;
  /** Only on the printed sheet. */
  paper?: boolean;
  children: ReactNode;
}

function Fact({ name, paper, children }: FactProps) {
  return (
    <div className={paper ? 'enq-paper' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
