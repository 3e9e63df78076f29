import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { AgendaName, AgendaRow } from '#features/agenda/agenda.contract.ts';
import { questionOf } from '#features/agenda/agenda.rules.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { dialledPhone } from '#platform/phone/grouped-phone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { officeLanguage } from '../language.ts';
import { actLabels } from './agenda-labels.ts';
import { reasonText } from './reason-texts.ts';

interface AgendaLineProps {
  readonly group: AgendaName;
  readonly row: AgendaRow;
  /** Whether the keys work on it. */
  readonly inHand: boolean;
  readonly onHand: () => void;
}

/** A row of a group: all of it leads to its page. Whose it is stands first, else what it is; its one button says what is done there. */
export function AgendaLine({ group, row, inHand, onHand }: AgendaLineProps) {
  const language = officeLanguage();
  const { customer, sum, urgency } = row;
  const why = reasonText(row);
  const [lead = why, ...rest] = [customer?.name ?? '', row.what[language]].filter((part) => part !== '');
  const phone = customer?.phone ?? null;
  const calls = phone !== null && questionOf(group) === 'call';
  return (
    <li
      className="home-row"
      tabIndex={-1}
      data-agenda-row
      aria-current={inHand || undefined}
      onFocus={onHand}
    >
      <span className="home-what">
        <Link to={row.path}>{lead}</Link>
        <span className="of-dim">
          {lead !== why && <b data-urgency={urgency ?? undefined}>{why}</b>}
          {rest.map((part) => (
            <span key={part}> · {part}</span>
          ))}
          {phone !== null && !calls && (
            <>
              {' · '}
              <a className="home-number num" href={`tel:${phone}`}>
                {dialledPhone(phone)}
              </a>
            </>
          )}
        </span>
        {row.isOwn && <span className="home-own">{m.office_agenda_own()}</span>}
      </span>
      {sum !== null && <strong className="num">{taka(sum, language)}</strong>}
      {calls ? <CallButton phone={phone} /> : <ActButton group={group} what={lead} path={row.path} />}
    </li>
  );
}

/** The telephone number as a button that calls it. */
function CallButton({ phone }: { readonly phone: string }) {
  const number = dialledPhone(phone);
  return (
    <a className="home-act num" href={`tel:${phone}`} aria-label={m.office_agenda_call_number({ number })}>
      <Icon of={Phone} />
      <span>{number}</span>
    </a>
  );
}

/** Leads to the page on which it is done. */
function ActButton({
  group,
  what,
  path,
}: {
  readonly group: AgendaName;
  readonly what: string;
  path: string;
}) {
  const act = actLabels[group]();
  return (
    <Link className="home-act" to={path} aria-label={m.office_agenda_act_for({ act, what })}>
      {act}
    </Link>
  );
}
