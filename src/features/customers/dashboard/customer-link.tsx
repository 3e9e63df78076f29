import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { byContactQuery, customerPath } from './customers-client.ts';

interface CustomerLinkProps {
  readonly phone: string | null;
  readonly email: string | null;
}

/** The way from an order or a case to the card of its customer; nothing for who may not see cards. */
export function CustomerLink(contact: CustomerLinkProps) {
  const mayRead = needsPermission(useMe(), 'customers.read') === undefined;
  const { data } = useQuery(byContactQuery(contact, mayRead));
  return data ? <Link to={customerPath(data.id)}>{m.inbox_customer_open()}</Link> : null;
}
