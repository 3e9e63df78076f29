import { Switch, TextInput } from '@mantine/core';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { type CustomerEvent, customerEvents } from '#platform/messages/events.data.ts';
import {
  defaultMessageSettings,
  goesBy,
  type MessageSettings,
} from '#platform/messages/message-settings.contract.ts';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** What customers are told of, in words. */
export type EventNames = Readonly<Record<CustomerEvent, () => string>>;

/** Each short text is written to take so many parts of an SMS at most. */
const maxParts = 2;

const ways = ['sms', 'whatsapp'] as const;

/** The settings with an event switched on or off for a channel; for the other one it stays as it goes now. */
export function switched(
  { events, ...others }: MessageSettings,
  event: CustomerEvent,
  channel: (typeof ways)[number],
  isOn: boolean,
): MessageSettings {
  const now = { sms: goesBy({ events }, event, 'sms'), whatsapp: goesBy({ events }, event, 'whatsapp') };
  return { ...others, events: { ...events, [event]: { ...now, [channel]: isOn } } };
}

/** What an event costs by SMS: one part, and as many as a text may take. @param smsPart poisha */
const costOf = (smsPart: number) =>
  m.office_set_message_cost_of({
    from: taka(smsPart, officeLanguage()),
    to: taka(smsPart * maxParts, officeLanguage()),
  });

/** Which events ring at a telephone, and what each of them costs there. */
function EventTable({ form, names }: { form: SettingsForm; names: EventNames }) {
  const set = form.getValues().messages ?? defaultMessageSettings;
  const labels = { sms: m.office_set_message_sms_of, whatsapp: m.office_set_message_whatsapp_of };
  return (
    <div className="of-events">
      <table>
        <caption className="vh">{m.office_set_message_events()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.office_set_message_event()}</th>
            <th scope="col">{m.outbox_channel_sms()}</th>
            <th scope="col">{m.outbox_channel_whatsapp()}</th>
            <th scope="col">{m.office_set_message_cost()}</th>
          </tr>
        </thead>
        <tbody>
          {customerEvents.map((event) => (
            <tr key={event}>
              <th scope="row">{names[event]()}</th>
              {ways.map((channel) => (
                <td key={channel}>
                  <Switch
                    aria-label={labels[channel]({ event: names[event]() })}
                    checked={goesBy(set, event, channel)}
                    onChange={({ currentTarget: { checked } }) =>
                      form.setFieldValue('messages', switched(set, event, channel, checked))
                    }
                  />
                </td>
              ))}
              <td className="num">{goesBy(set, event, 'sms') ? costOf(set.prices.smsPart) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How customers are told: which events go by telephone, when it may ring, and what it costs. */
export function MessagesSection({ form, names }: { form: SettingsForm; names: EventNames }) {
  const { budget, prices } = form.getValues().messages ?? defaultMessageSettings;
  const money = (path: string) => {
    const { error, onChange } = form.getInputProps(path);
    return { error, onChange };
  };
  return (
    <SettingsSection part="messages" title={m.office_set_messages()} text={m.office_set_messages_text()}>
      <div className="of-both">
        <TextInput
          type="time"
          label={m.office_set_quiet_from()}
          {...form.getInputProps('messages.quietFrom')}
        />
        <TextInput
          type="time"
          label={m.office_set_quiet_until()}
          {...form.getInputProps('messages.quietUntil')}
        />
      </div>
      <p className="of-dim">{m.office_set_quiet_text()}</p>
      <MoneyInput label={m.office_set_message_budget()} value={budget} {...money('messages.budget')} />
      <p className="of-dim">{m.office_set_message_budget_text()}</p>
      <div className="of-row">
        <MoneyInput
          label={m.office_set_sms_part()}
          value={prices.smsPart}
          {...money('messages.prices.smsPart')}
        />
        <MoneyInput
          label={m.office_set_whatsapp_utility()}
          value={prices.whatsappUtility}
          {...money('messages.prices.whatsappUtility')}
        />
        <MoneyInput
          label={m.office_set_whatsapp_marketing()}
          value={prices.whatsappMarketing}
          {...money('messages.prices.whatsappMarketing')}
        />
      </div>
      <h3>{m.office_set_message_events()}</h3>
      <EventTable form={form} names={names} />
    </SettingsSection>
  );
}
