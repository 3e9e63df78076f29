import { ActionIcon, Autocomplete, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { read, write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { CustomerCard } from '../customers.contract.ts';
import { relations } from '../customers.rules.ts';
import { relationLabels } from './customer-labels.ts';
import { customerPath, customersKey } from './customers-client.ts';

/** Family and people who travel along: by their card, or by name. */
export function CustomerRelatives({ card, refused }: { card: CustomerCard; refused: RefusalReason }) {
  const { id, relatives } = card;
  const [name, setName] = useState('');
  const [relation, setRelation] = useState<(typeof relations)[number]>('spouse');
  const [debounced] = useDebouncedValue(name.trim(), 200);
  const { data: found = [] } = useQuery({
    queryKey: [customersKey, 'found', debounced],
    enabled: debounced.length >= 2,
    queryFn: async ({ signal }) => (await read('GET /customers', { q: debounced, limit: 6 }, signal)).items,
  });
  // A name alone can be several people's: the number says whose card it is.
  const options = found
    .filter((each) => each.id !== id)
    .map((each) => {
      const [first] = each.contacts;
      return {
        ...each,
        words: first === undefined ? each.name : `${each.name}, ${groupedPhone(first.value)}`,
      };
    });
  async function add(event?: FormEvent) {
    event?.preventDefault();
    if (refused !== undefined || name.trim().length < 2) {
      return;
    }
    const chosen = options.find(({ words }) => words === name);
    const who = chosen === undefined ? { name } : { relativeId: chosen.id };
    const note = () => write('POST /customers/{id}/relatives', { id, relation, ...who });
    if (await runMutation([customersKey], m.inbox_notify_saved(), note)) {
      setName('');
    }
  }
  return (
    <section className="of-panel" aria-labelledby="cus-relatives">
      <h2 id="cus-relatives">{m.inbox_customer_relatives()}</h2>
      <ul className="cus-list">
        {relatives.map((each) => (
          <li key={each.id}>
            <span className="of-titles">
              {each.customerId === null ? (
                <strong>{each.name}</strong>
              ) : (
                <Link to={customerPath(each.customerId)}>{each.name}</Link>
              )}
              <span>{relationLabels[each.relation]()}</span>
            </span>
            {refused === undefined && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={m.inbox_customer_relative_remove({ name: each.name })}
                onClick={() =>
                  void runMutation([customersKey], m.inbox_notify_saved(), () =>
                    write('DELETE /customers/{id}/relatives/{relative}', { id, relative: each.id }),
                  )
                }
              >
                <Icon of={X} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <form className="cus-line" onSubmit={add}>
        <NativeSelect
          label={m.inbox_customer_relation()}
          value={relation}
          data={relations.map((each) => ({ value: each, label: relationLabels[each]() }))}
          onChange={({ currentTarget: { value } }) =>
            setRelation(relations.find((each) => each === value) ?? 'relative')
          }
        />
        <Autocomplete
          label={m.inbox_customer_relative_name()}
          maxLength={80}
          value={name}
          data={[...new Set(options.map(({ words }) => words))]}
          filter={({ options: all }) => all}
          onChange={setName}
        />
        <MayButton refused={refused} variant="default" onClick={() => void add()}>
          {m.inbox_customer_add()}
        </MayButton>
      </form>
    </section>
  );
}
