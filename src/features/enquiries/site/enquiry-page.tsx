import { data } from 'react-router';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { longDate } from '#platform/format/dates.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { useAgency } from '#site/layout/agency.ts';
import { PageLink } from '#site/page-link.tsx';
import { secretMeta } from '#site/page-meta.ts';
import { WhatsappLink } from '#site/whatsapp-link.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { summaryLines } from '../summary/summary.rules.ts';
import { enquiryQuery } from '../visitor/visitor.contract.ts';
import { findByToken } from '../visitor/visitor.queries.ts';
import type { Route } from './+types/enquiry-page.ts';
import { EnquiryFiles } from './enquiry-files.tsx';
import { EnquirySteps } from './enquiry-steps.tsx';
import { EnquiryThread } from './enquiry-thread.tsx';
import './enquiry-page.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language } = page;
  const parsed = enquiryQuery.parse(new URLSearchParams(page.query));
  const found = await findByToken(page.personal(), params.token);
  if (!found || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const { reference, state, subject, message, details, name, phone, email, replyBy, createdAt } = found;
  const written = (at: Date) => longDate(dhakaDate(at), language);
  return {
    reference,
    state,
    subject,
    message,
    name,
    phone,
    email,
    replyBy,
    inReview: found.inReview,
    isNew: parsed.value.sent !== undefined,
    sentOn: written(createdAt),
    lines: summaryLines(details, language),
    files: found.files,
    takesFiles: found.takesFiles,
    fileResult: parsed.value.files,
    sendFilesTo: `/api/visitor/enquiries/${params.token}/files?language=${language}`,
    takesMessages: found.takesMessages,
    messageResult: parsed.value.message,
    sendMessagesTo: `/api/visitor/enquiries/${params.token}/messages?language=${language}`,
    thread: [
      ...found.replies.map((reply) => ({ ...reply, ours: true })),
      ...found.messages.map((message) => ({ ...message, ours: false, subject: '', language })),
    ]
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map((each) => ({ ...each, at: written(each.at) })),
  };
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.enquiry_title, m.enquiry_description);
}

const authorLabels = {
  phone: m.enquiry_answer_phone,
  whatsapp: m.enquiry_answer_whatsapp,
  email: m.enquiry_answer_email,
} as const;

const replyLabels = {
  phone: m.contact_reply_phone,
  whatsapp: m.contact_reply_whatsapp,
  email: m.contact_reply_email,
} as const;

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  const { reference, state, subject, message, lines, isNew, sentOn, name, phone, email, replyBy } =
    loaderData;
  const { thread, takesMessages, messageResult, sendMessagesTo } = loaderData;
  const { inReview, files, takesFiles, fileResult, sendFilesTo } = loaderData;
  const agency = useAgency();
  const contact = replyBy === 'email' ? email : phone && groupedPhone(phone);
  return (
    <main id="main" className="wrap enquiry">
      <div className="list-head">
        <p className="enquiry-ref num">
          {m.enquiry_reference()} <b>{reference}</b>
        </p>
        <h1>{isNew ? m.enquiry_sent_heading() : subject}</h1>
        <p className="lede">
          {isNew ? m.enquiry_sent_text({ reference }) : m.enquiry_lede({ date: sentOn })}
        </p>
      </div>
      <EnquirySteps state={state} />
      {inReview && state !== 'spam' && <p className="enquiry-review">{m.enquiry_in_review({ reference })}</p>}
      {isNew && (
        <section className="enquiry-next" aria-labelledby="next">
          <h2 className="h3" id="next">
            {m.enquiry_next()}
          </h2>
          <ol>
            <li>{m.enquiry_next_read()}</li>
            <li>{authorLabels[replyBy]({ contact: contact ?? '' })}</li>
            <li>{email === null || inReview ? m.enquiry_next_keep() : m.enquiry_next_mailed({ email })}</li>
          </ol>
        </section>
      )}
      <EnquiryThread
        thread={thread}
        result={messageResult}
        sendTo={takesMessages ? sendMessagesTo : undefined}
      />
      <section className="enquiry-summary" aria-labelledby="summary">
        <h2 className="h3" id="summary">
          {m.enquiry_summary()}
        </h2>
        <dl className="num">
          {[
            ...lines,
            { name: m.contact_line_name(), value: name },
            ...(phone === null ? [] : [{ name: m.contact_phone(), value: groupedPhone(phone) }]),
            ...(email === null ? [] : [{ name: m.contact_mail(), value: email }]),
            { name: m.contact_reply(), value: replyLabels[replyBy]() },
          ].map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>{line.value}</dd>
            </div>
          ))}
        </dl>
        {message !== '' && <p className="enquiry-text">{message}</p>}
      </section>
      <EnquiryFiles files={files} result={fileResult} sendTo={takesFiles ? sendFilesTo : undefined} />
      <p className="enquiry-more">
        {m.enquiry_more()}{' '}
        <a className="num" href={`tel:${agency.phone}`}>
          <PhoneNumber of={agency.phone} />
        </a>
        {' · '}
        <PageLink to="/contact">{m.enquiry_another()}</PageLink>
      </p>
      <p>
        <WhatsappLink text={m.site_whatsapp_about({ reference })} />
      </p>
    </main>
  );
}
