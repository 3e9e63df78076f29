import { Button, Menu, NativeSelect } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { settableStates } from '../enquiries.rules.ts';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { type Change, type Owner, savedUndoable } from './inbox-client.ts';
import { isOverdue, stateLabels } from './inbox-labels.ts';
import { EnquiryState } from './state-mark.tsx';

interface EnquiryWorkProps {
  enquiry: WholeEnquiry;
  owners: readonly Owner[];
  refused: RefusalReason;
  choosesState: boolean;
  onChooseState: (opened: boolean) => void;
  change: Change;
}

/** State, owner and due date. */
export function EnquiryWork(props: EnquiryWorkProps) {
  const { enquiry, owners, refused, choosesState, onChooseState, change } = props;
  const { id, owner, state, inReview, version } = enquiry;
  const shut = refused !== undefined;
  const before = settableStates.find((each) => each === state);
  // The owner may no longer be staff.
  const known = owner === null || owners.some(({ uid }) => uid === owner.uid) ? owners : [...owners, owner];
  return (
    <section className="enq-work" aria-label={m.inbox_work()}>
      <div>
        <span className="enq-label">{m.inbox_tabs()}</span>
        <Menu opened={choosesState} onChange={onChooseState} position="bottom-start" withinPortal>
          <Menu.Target>
            <Button
              variant="default"
              fullWidth
              justify="space-between"
              disabled={shut || inReview || state === 'spam'}
              rightSection={<Icon of={ChevronDown} />}
            >
              <span className="vh">{m.inbox_tabs()}: </span>
              <EnquiryState {...enquiry} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {settableStates.map((each) => (
              <Menu.Item
                key={each}
                disabled={each === state}
                onClick={() =>
                  void change(
                    'POST /enquiries/{id}/state',
                    { id, state: each, version },
                    before === undefined
                      ? undefined
                      : savedUndoable(() => write('POST /enquiries/{id}/state', { id, state: before })),
                  )
                }
              >
                <span className="of-state enq-state" data-enquiry={each}>
                  {stateLabels[each]()}
                </span>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <NativeSelect
        label={m.inbox_owner()}
        disabled={shut}
        value={owner?.uid ?? ''}
        data={[
          { value: '', label: m.inbox_owner_nobody() },
          ...known.map(({ uid, name }) => ({ value: uid, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void change(
            'POST /enquiries/{id}/assign',
            { id, owner: value === '' ? null : value, version },
            savedUndoable(() => write('POST /enquiries/{id}/assign', { id, owner: owner?.uid ?? null })),
          )
        }
      />
      <DueField key={enquiry.id} enquiry={enquiry} shut={shut} change={change} />
    </section>
  );
}

function DueField({ enquiry, shut, change }: { enquiry: WholeEnquiry; shut: boolean; change: Change }) {
  const { id, dueOn, version } = enquiry;
  return (
    <DateInput
      label={isOverdue(enquiry) ? `${m.inbox_due()}: ${m.inbox_overdue()}` : m.inbox_due()}
      labelProps={isOverdue(enquiry) ? { className: 'enq-late' } : {}}
      disabled={shut}
      value={dueOn ?? ''}
      onChange={(next) =>
        next !== undefined &&
        void change(
          'POST /enquiries/{id}/due',
          { id, dueOn: next === '' ? null : next, version },
          savedUndoable(() => write('POST /enquiries/{id}/due', { id, dueOn })),
        )
      }
    />
  );
}
