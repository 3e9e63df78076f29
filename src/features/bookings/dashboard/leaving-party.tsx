import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { m } from '#messages/messages.js';
import { leavingOf } from '../travellers/travellers.rules.ts';
import { travellersQuery } from './travellers/travellers-client.ts';

/**
 * Names who leaves a party that becomes smaller: the last of their kind, as they are filled in. Another one leaves by changing
 * first who travels.
 */
export function LeavingParty({ orderId, party }: { readonly orderId: string; readonly party: Party }) {
  const { data } = useQuery({ ...travellersQuery(orderId), enabled: useMe().may('travellers.read') });
  const names = leavingOf(data?.travellers ?? [], party)
    .map(({ surname, givenNames }) => [givenNames, surname].filter((name) => name !== null).join(' '))
    .filter((name) => name !== '');
  return names.length === 0 ? null : (
    <p role="status" className="of-wrong">
      {m.office_booked_leaving({ names: names.join(', ') })}{' '}
      <Link to={`/dashboard/orders/${orderId}/travellers`}>{m.travellers_title()}</Link>
    </p>
  );
}
