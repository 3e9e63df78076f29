import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { m } from '#messages/messages.js';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { readingOf } from '#platform/phone/phone.rules.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { ListedCustomer } from '../customers.contract.ts';
import { byContactQuery, customerPath } from './customers-client.ts';
import { journeyLabels, owedLabel } from './standing-labels.ts';
import './customer-look-up.css';

interface Typed {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

interface LookUpProps {
  readonly typed: Typed;
  /** Whether they may see customers. A dialog stands outside of the gate, so that its form can't ask. */
  readonly mayRead: boolean;
  /** Writes name and address of the card into the form. */
  readonly take: (fields: Partial<Pick<Typed, 'name' | 'email'>>) => void;
}

/** How a number was read that isn't plainly one: with a second one, with words, from abroad without its sign. */
function readingLabels(phone: string): string[] {
  const reading = readingOf(phone);
  if (reading === undefined || reading.isPlain) {
    return [];
  }
  const number = groupedPhone(reading.phone);
  return [
    reading.isAbroad ? m.office_customer_read_abroad({ number }) : m.office_customer_read_as({ number }),
    ...(reading.others.length === 0
      ? []
      : [m.office_customer_read_others({ numbers: reading.others.map(groupedPhone).join(', ') })]),
  ];
}

/** What a card has that isn't in the form, and whether something else was typed there. */
function offeredOf({ name, contacts }: ListedCustomer, typed: Typed) {
  const emails = contacts.flatMap(({ kind, value }) => (kind === 'email' ? [value] : []));
  const [email] = emails;
  const hasEmail = email === undefined || emails.includes(typed.email.trim().toLowerCase());
  const fields = {
    ...(typed.name.trim() === name ? {} : { name }),
    ...(hasEmail ? {} : { email }),
  };
  const replaces =
    ('name' in fields && typed.name.trim() !== '') || ('email' in fields && typed.email.trim() !== '');
  return { fields, replaces, what: Object.values(fields).join(', ') };
}

/**
 * Below the fields of a form that asks for a customer's number: whose it is while it is typed, what they owe and where they travelled,
 * with one press to take name and address over. What was typed is replaced by that press alone, which says so.
 */
export function CustomerLookUp({ typed, take, mayRead }: LookUpProps) {
  const [settled] = useDebouncedValue(typed, 250);
  const { data: found } = useQuery(byContactQuery(settled, mayRead));
  const offered = found && offeredOf(found, typed);
  const readings = readingLabels(typed.phone);
  return (
    <div className="cus-look" role="status">
      {readings.map((line) => (
        <p key={line} className="of-dim num">
          {line}
        </p>
      ))}
      {found && offered && (
        <div className="cus-known num">
          <Icon of={UserRoundCheck} />
          <div>
            <a href={customerPath(found.id)} target="_blank" rel="noreferrer">
              <strong>{found.name}</strong>
            </a>
            {found.standing !== null && (
              <>
                <p data-owes={found.standing.owed > 0 || undefined}>{owedLabel(found.standing)}</p>
                {journeyLabels(found.standing).map((line) => (
                  <p key={line} className="of-dim">
                    {line}
                  </p>
                ))}
              </>
            )}
          </div>
          {offered.what !== '' && (
            <Button variant="default" onClick={() => take(offered.fields)}>
              {offered.replaces
                ? m.office_customer_replace({ what: offered.what })
                : m.office_customer_take({ what: offered.what })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
