import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { RemovePersonalData } from '#dashboard/personal-data/remove-personal-data.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError, ListNothing } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { MessageThread } from '#features/messages/dashboard/message-thread.tsx';
import { m } from '#messages/messages.js';
import type { Route } from './+types/customer-page.ts';
import { CustomerContacts } from './customer-contacts.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { CustomerName } from './customer-name.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerRecords } from './customer-records.tsx';
import { CustomerRelatives } from './customer-relatives.tsx';
import { customersKey } from './customers-client.ts';
import './customer-page.css';

/** /dashboard/customers/:id: everything about one customer. */
export default function CustomerPage({ params: { id } }: Route.ComponentProps) {
  const me = useMe();
  const refused = needsPermission(me, 'customers.write');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: [customersKey, 'one', id],
    queryFn: ({ signal }) => read('GET /customers/{id}', { id, language: officeLanguage() }, signal),
  });
  if (data === undefined) {
    const isGone = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
    return (
      <PageFrame title={m.inbox_customer()}>
        {isGone ? (
          <ListNothing title={m.inbox_customer_gone()} text={m.inbox_customer_gone_text()} />
        ) : error !== null ? (
          <ListError cause={error} onRetry={() => void refetch()} />
        ) : (
          <RowsWaiting columns={2} />
        )}
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={data.name}
      text={
        data.alsoCalled.length > 0 ? m.inbox_customer_also({ names: data.alsoCalled.join(', ') }) : undefined
      }
      actions={<CustomerName card={data} refused={refused} />}
    >
      {/* Another card has fields of its own: what was half typed on this one isn't sent to it. */}
      <div className="cus" key={data.id}>
        <CustomerRecords card={data} />
        <div className="cus-side">
          <CustomerContacts card={data} refused={refused} />
          <CustomerDetails card={data} refused={refused} />
          <CustomerRelatives card={data} refused={refused} />
          <CustomerNotes card={data} refused={refused} />
          <MessageThread kind="customer" id={id} />
          <RemovePersonalData
            whose="customer"
            id={data.id}
            keys={[customersKey]}
            onRemoved={() => void navigate('/dashboard/customers')}
          />
        </div>
      </div>
    </PageFrame>
  );
}
