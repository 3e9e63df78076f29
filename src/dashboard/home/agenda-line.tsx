import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { AgendaRow } from '#features/agenda/agenda.contract.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { dialledPhone } from '#platform/phone/grouped-phone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { officeLanguage } from '../language.ts';
import { reasonText } from './reason-texts.ts';

/** The telephone number as a button that calls it. */
function CallButton({ phone }: { readonly phone: string }) {
  const number = dialledPhone(phone);
  return (
    <a className="home-call num" href={`tel:${phone}`} aria-label={m.office_agenda_call_number({ number })}>
      <Icon of={Phone} />
      <span>{number}</span>
    </a>
  );
}

/** A row of a group: all of it leads to its page. Whose it is stands first, else what it is. */
export function AgendaLine({ row }: { readonly row: AgendaRow }) {
  const language = officeLanguage();
  const what = row.what[language];
  const { customer, sum, urgency } = row;
  const name = customer?.name ?? '';
  const why = reasonText(row);
  const [lead = '', ...rest] = [name, what].filter((part) => part !== '');
  return (
    <li className="home-row" tabIndex={-1} data-agenda-row>
      <span className="home-what">
        <Link to={row.path}>{lead === '' ? why : lead}</Link>
        <span className="of-dim">
          {lead !== '' && <b data-urgency={urgency ?? undefined}>{why}</b>}
          {rest.map((part) => (
            <span key={part}> · {part}</span>
          ))}
        </span>
        {row.isOwn && <span className="home-own">{m.office_agenda_own()}</span>}
      </span>
      {sum !== null && <strong className="num">{taka(sum, language)}</strong>}
      {customer?.phone && <CallButton phone={customer.phone} />}
    </li>
  );
}
