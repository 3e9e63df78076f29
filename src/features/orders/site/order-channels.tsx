import { m } from '#messages/messages.js';
import type { Channel } from '#platform/messages/messages.rules.ts';
import type { ChannelResult } from '../customer/channels.rules.ts';
import './order-channels.css';

const resultTexts: Readonly<Record<ChannelResult, () => string>> = {
  done: m.orders_channels_done,
  none: m.orders_channels_none,
  'no-address': m.orders_channels_address,
};

const labels: Readonly<Record<Channel, (to: { phone: string; email: string }) => string>> = {
  whatsapp: m.orders_channels_whatsapp,
  sms: m.orders_channels_sms,
  email: m.orders_channels_email,
};

interface ChannelsProps {
  readonly phone: string;
  readonly email: string;
  /** By what they can be told, and by what they want to be. */
  readonly can: readonly Channel[];
  readonly wants: readonly Channel[];
  /** What became of the form that was sent a moment ago. */
  readonly result: ChannelResult | undefined;
  readonly sendTo: string;
}

/** By what the customer is told of their order: a plain form, so that it works without scripts too. */
export const OrderChannels = ({ phone, email, can, wants, result, sendTo }: ChannelsProps) => (
  <section className="order-box" aria-labelledby="told-by">
    <h2 id="told-by">{m.orders_channels()}</h2>
    {result !== undefined && (
      <p className="order-result" role={result === 'done' ? 'status' : 'alert'} data-result={result}>
        {resultTexts[result]()}
      </p>
    )}
    <p className="order-words">
      {m.orders_channels_text()} {can.includes('whatsapp') && m.orders_channels_instead()}
    </p>
    <form method="post" action={sendTo} className="order-channels num">
      {can.map((channel) => (
        <label key={channel}>
          <input type="checkbox" name="channels" value={channel} defaultChecked={wants.includes(channel)} />
          <span>{labels[channel]({ phone, email })}</span>
        </label>
      ))}
      <button className="btn btn-line" type="submit">
        {m.orders_channels_save()}
      </button>
    </form>
  </section>
);
