import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { z } from 'zod';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { fullMoment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { CorrectContact } from '#features/enquiries/dashboard/correct-contact.tsx';
import { RenewLink } from '#features/enquiries/dashboard/renew-link.tsx';
import { MessageThread } from '#features/messages/dashboard/message-thread.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { maxOptions, type OfficeRequest, type Option } from '../fares.contract.ts';
import { faresPath } from '../visitor/visitor.rules.ts';
import { ChangeTickets } from './change-tickets.tsx';
import { CoverBox } from './cover-box.tsx';
import { stateNames, wordNames } from './fare-labels.ts';
import { FareTrip } from './fare-trip.tsx';
import { fareQuery, faresKey } from './fares-client.ts';
import { OptionForm } from './option-form.tsx';
import { OptionList, optionName } from './option-list.tsx';
import { NameDifferences } from './pasted-booking.tsx';
import { SegmentList } from './segment-list.tsx';
import { ShareOptions } from './share-options.tsx';
import { TicketFiles } from './ticket-files.tsx';
import { TicketForm } from './ticket-form.tsx';
import { endedTickets } from './tickets-request.ts';
import '#features/orders/dashboard/order-form.css';
import './fare-request-page.css';

const people = z.number().catch(0);
/** Who flies, by the public form; its other details are for the enquiry's page. */
const asked = z.object({
  journey: z
    .object({ passengers: z.object({ adults: people, children: people, infants: people }) })
    .catch({ passengers: { adults: 1, children: 0, infants: 0 } }),
});

interface TicketsProps {
  readonly id: string;
  readonly request: OfficeRequest;
}

/** Tickets and e-tickets, once an option was accepted. */
function Tickets({ id, request }: TicketsProps) {
  const { ticketing, options, accepted, state, order, bookings, word, reissued } = request;
  const option = options.find((each) => each.id === accepted);
  if (
    state === 'ended' &&
    order?.isCancelled &&
    ticketing?.passengers.every(({ tickets }) => tickets.length === 0)
  ) {
    return <p className="of-panel">{m.office_fare_cancelled_untouched()}</p>;
  }
  return (
    ticketing !== null &&
    option !== undefined && (
      <>
        {word !== null && (
          <p className="of-panel num">
            {m.office_fare_word({
              said: word.said || m.office_fare_name_deleted(),
              how: wordNames[word.how](),
              by: word.by,
              at: fullMoment(word.at),
            })}
          </p>
        )}
        <NameDifferences
          passengers={ticketing.passengers}
          booked={bookings.find((each) => each.option === accepted)?.passengers ?? []}
        />
        {reissued.map((segments) => (
          <section key={JSON.stringify(segments)} className="of-panel fare-one">
            <h2>{m.office_fare_reissued()}</h2>
            <SegmentList segments={segments} />
          </section>
        ))}
        {state === 'cancelled' && (
          <p className="of-panel" role="status">
            <b>{m.office_fare_cancelled()}</b> {m.office_fare_cancelled_text()}
          </p>
        )}
        <TicketForm key={endedTickets(ticketing)} id={id} ticketing={ticketing} option={option} />
        <div>
          <ChangeTickets id={id} ticketing={ticketing} isCancelled={state === 'cancelled'} />
        </div>
        <CoverBox id={id} cover={ticketing.cover} passengers={ticketing.passengers} />
        <TicketFiles id={id} files={ticketing.files} />
      </>
    )
  );
}

/** /dashboard/fares/:id: what is offered for an enquiry about air tickets. */
export default function FareRequestPage() {
  const { id = '' } = useParams();
  const me = useMe();
  const query = useQuery(fareQuery(id));
  const asking = useQuery({
    queryKey: ['enquiries', 'for-fares', id],
    queryFn: ({ signal }) => read('GET /enquiries/{id}', { id, language: officeLanguage() }, signal),
  });
  const [changed, setChanged] = useState<Option>();
  function change(option: Option) {
    setChanged(option);
    // The form stands below all options.
    requestAnimationFrame(() => document.getElementById('fare-new')?.scrollIntoView());
  }
  const { data } = query;
  const name = asking.data?.name;
  const isOpen = data === null || (data !== undefined && data.accepted === null);
  return (
    <PageFrame
      title={name === undefined ? m.office_fare_title() : m.office_fare_for({ name })}
      text={
        <>
          <Link to="/dashboard/fares">{m.office_fare_desk()}</Link>
          {' / '}
          <Link to={`/dashboard/enquiries/${id}`}>{asking.data?.reference ?? m.office_fare_title()}</Link>
          {data && ` / ${stateNames[data.state]()}`}
        </>
      }
      actions={
        data &&
        data.unsent > 0 && (
          <MayButton
            refused={needsPermission(me, 'orders.write')}
            color="marigold.5"
            leftSection={<Icon of={Send} />}
            onClick={() =>
              void runMutation(
                faresKey,
                data.token === null ? m.office_fare_notify_sent() : m.office_fare_notify_sent_more(),
                () => write('POST /fares/{id}/send', { id }),
              )
            }
          >
            {data.token === null ? m.office_fare_send() : m.office_fare_send_more()}
          </MayButton>
        )
      }
    >
      <Loaded query={asking}>
        {(enquiry) => {
          const { language, details } = enquiry;
          const { passengers } = asked.parse(details).journey;
          const people = {
            adult: passengers.adults,
            child: passengers.children,
            infant: passengers.infants,
          };
          return (
            <Loaded query={query}>
              {(request) => (
                <div className="fare-beside">
                  <div className="ord-form">
                    <p className="of-panel fare-links num">
                      {enquiry.phone !== null && <a href={`tel:${enquiry.phone}`}>{enquiry.phone}</a>}
                      {enquiry.email !== null && <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>}
                      <CorrectContact
                        at="POST /fares/{id}/contact"
                        of={enquiry}
                        about={['enquiries']}
                        refused={needsPermission(me, 'orders.write')}
                      />
                    </p>
                    {request !== null && request.token !== null && (
                      <p className="of-panel fare-links">
                        <a href={faresPath(language, request.token)} target="_blank" rel="noreferrer">
                          {m.office_fare_link()}
                        </a>
                        <RenewLink
                          at="POST /fares/{id}/link"
                          id={id}
                          about={faresKey}
                          refused={needsPermission(me, 'orders.write')}
                        />
                        {request.order && (
                          <Link to={`/dashboard/orders/${request.order.id}`}>
                            {m.office_fare_order({ reference: request.order.reference })}
                          </Link>
                        )}
                      </p>
                    )}
                    {request !== null && <Tickets id={id} request={request} />}
                    {request?.state === 'sent' && me.may('orders.write') && (
                      <ShareOptions id={id} reference={request.reference} />
                    )}
                    {request !== null && (
                      <OptionList id={id} request={request} customer={enquiry} onChange={change} />
                    )}
                    {isOpen && request !== null && changed !== undefined ? (
                      <OptionForm
                        key={changed.id}
                        id={id}
                        passengers={people}
                        before={{
                          option: changed,
                          booking: request.bookings.find((each) => each.option === changed.id),
                          name: optionName(request.options, changed.id),
                          wasSent:
                            request.options.findIndex((each) => each.id === changed.id) <
                            request.options.length - request.unsent,
                        }}
                        onEnd={() => setChanged(undefined)}
                      />
                    ) : (
                      isOpen &&
                      ((request?.options.filter(({ ended }) => ended === null).length ?? 0) < maxOptions ? (
                        <OptionForm id={id} passengers={people} />
                      ) : (
                        <p>{m.office_fare_max({ most: count(maxOptions, officeLanguage()) })}</p>
                      ))
                    )}
                  </div>
                  <div>
                    <FareTrip enquiry={enquiry} />
                    <MessageThread kind="fare" id={id} to={enquiry} />
                  </div>
                </div>
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}
