import { ActionIcon, Autocomplete, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { read, write } from '#dashboard/api/operations.ts';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type CustomerCard, relativeInput } from '../customers.contract.ts';
import { relations } from '../customers.rules.ts';
import { relationLabels } from './customer-labels.ts';
import { customerPath, customersKey } from './customers-client.ts';

interface Typed {
  readonly relation: (typeof relations)[number];
  readonly name: string;
  /** The card that was chosen by its name; empty for a name alone. */
  readonly relativeId: string;
}

const start: Typed = { relation: 'spouse', name: '', relativeId: '' };

/** Family and people who travel along: by their card, or by name. */
export function CustomerRelatives({ card, refused }: { card: CustomerCard; refused: RefusalReason }) {
  const { id, relatives } = card;
  const form = useOfficeForm({
    start,
    schema: relativeInput.omit({ id: true }),
    // Whoever has a card is named by it.
    request: ({ name, ...typed }) => (typed.relativeId === '' ? { ...typed, name } : typed),
    words: { name: m.inbox_new_name_missing },
    check: ({ name }): Errors => {
      const wrong = refused ?? (name.trim() === '' ? m.inbox_new_name_missing() : undefined);
      return wrong === undefined ? {} : { name: wrong };
    },
    send: (relative) => write('POST /customers/{id}/relatives', { id, ...relative }),
    changes: [customersKey],
    told: m.inbox_notify_saved(),
    after: (_, { setValues }) => setValues({ name: '', relativeId: '' }),
  });
  const { field } = form;
  const [debounced] = useDebouncedValue(form.values.name.trim(), 200);
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
      <FormFrame form={form} className="cus-line">
        <NativeSelect
          label={m.inbox_customer_relation()}
          data={relations.map((each) => ({ value: each, label: relationLabels[each]() }))}
          {...field('relation')}
        />
        <Autocomplete
          label={m.inbox_customer_relative_name()}
          maxLength={80}
          data={[...new Set(options.map(({ words }) => words))]}
          filter={({ options: all }) => all}
          {...field('name')}
          onChange={(name) =>
            form.set({ name, relativeId: options.find(({ words }) => words === name)?.id ?? '' })
          }
        />
        <MayButton refused={refused} variant="default" loading={form.isPending} type="submit">
          {m.inbox_customer_add()}
        </MayButton>
      </FormFrame>
      <FormError form={form} />
    </section>
  );
}
