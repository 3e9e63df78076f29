import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { OfficeOrder } from '../orders.contract.ts';
import { isQuote } from '../orders.rules.ts';

/** The visa cases of an order, and the link that begins one for it. */
export function OrderCases({ order }: { readonly order: OfficeOrder }) {
  const me = useMe();
  const { data = [] } = useQuery({
    queryKey: ['visa-cases', 'of-order', order.id],
    queryFn: async ({ signal }) => {
      const query = { order: order.id, language: officeLanguage() };
      return (await read('GET /visa-cases', query, signal)).items;
    },
    enabled: me.may('visa-cases.read'),
  });
  const mayBegin = me.may('visa-cases.write') && (order.state === 'open' || isQuote(order.state));
  if (data.length === 0 && !mayBegin) {
    return null;
  }
  return (
    <section className="of-panel num" aria-labelledby="ord-cases">
      <h2 id="ord-cases">{m.office_case_title()}</h2>
      <ul className="ord-facts">
        {data.map(({ id, reference, country }) => (
          <li key={id}>
            <Link to={`/dashboard/visacases/${id}`}>{`${country}, ${reference}`}</Link>
          </li>
        ))}
        {mayBegin && (
          <li>
            <Link to={`/dashboard/visacases/new?order=${order.id}`}>{m.office_case_new()}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
