import { m } from '#messages/messages.js';
import type { Channel } from '#platform/messages/messages.rules.ts';

const labels: Readonly<Record<Channel, () => string>> = {
  whatsapp: m.contact_reply_whatsapp,
  sms: m.checkout_channels_sms,
  email: m.checkout_channels_email,
};

/** By which ways who books is written to: boxes that the browser keeps, all of them ticked at first. */
export const CheckoutChannels = ({ offered, chosen }: Record<'offered' | 'chosen', readonly Channel[]>) => (
  <fieldset className="pills">
    <legend>{m.checkout_channels()}</legend>
    <div>
      {offered.map((channel) => (
        <label key={channel}>
          <input type="checkbox" name="channels" value={channel} defaultChecked={chosen.includes(channel)} />
          <span>{labels[channel]()}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
