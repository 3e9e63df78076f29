import type { Context } from 'hono';
import {
  Bench,
  Remembered,
  randomId,
  type Simulator,
  type SimulatorWorld,
} from '../../simulators/simulator.gateway.ts';
import { smsParts } from '../sms-parts.rules.ts';
import { type SmsRefusal, type SmsSwitches, smsSwitches } from './sms-switches.contract.ts';

/** What was asked of a simulated provider, whatever its fields are called. */
interface SentSms {
  /** `8801…`. */
  readonly to: string;
  readonly text: string;
  /** Our id, where the provider takes one. */
  readonly id?: string | undefined;
  /** Whether key, sender id and the like are those of the account. */
  readonly isAllowed: boolean;
}

/** A message that a simulated provider has taken. */
export interface TakenSms {
  readonly reference: string;
  readonly to: string;
  readonly text: string;
  readonly id: string | undefined;
  readonly encoding: 'gsm7' | 'ucs2';
  readonly parts: number;
  readonly at: Date;
}

/** How a provider is spoken with. */
export interface SmsProtocol {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  read(context: Context): Promise<SentSms>;
  taken(context: Context, message: TakenSms): Response;
  refused(context: Context, refusal: SmsRefusal | 'id-used'): Response;
}

const hasBangla = /[\u0980-\u09ff]/;

function refusalOf(sent: SentSms, { refuses, badNumbers }: SmsSwitches): SmsRefusal | undefined {
  if (!sent.isAllowed) {
    return 'bad-key';
  }
  if (refuses !== 'nothing' && (refuses !== 'masking-must-be-bangla' || !hasBangla.test(sent.text))) {
    return refuses;
  }
  if (!/^8801[3-9]\d{8}$/.test(sent.to) || badNumbers.includes(sent.to)) {
    return 'bad-number';
  }
  return sent.text === '' ? 'bad-fields' : undefined;
}

/** A provider of SMS whose messages stay in its memory: `/control` answers them. */
export function smsSimulator(world: SimulatorWorld, protocol: SmsProtocol): Simulator {
  const inbox = new Remembered<TakenSms>();
  const known = new Remembered<TakenSms>();
  const forget = () => {
    inbox.clear();
    known.clear();
  };
  const bench = new Bench(smsSwitches, world, () => ({ messages: [...inbox.values()] }), forget);

  bench.app.on(protocol.method, protocol.path, bench.call('send'), async (context) => {
    const sent = await protocol.read(context);
    const refusal = refusalOf(sent, bench.switches);
    if (refusal !== undefined) {
      return protocol.refused(context, refusal);
    }
    const before = sent.id === undefined ? undefined : known.get(sent.id);
    if (before !== undefined && bench.switches.knownIds !== 'forgets') {
      return bench.switches.knownIds === 'drops'
        ? protocol.taken(context, before)
        : protocol.refused(context, 'id-used');
    }
    const { to, text, id } = sent;
    const { encoding, parts } = smsParts(text);
    const message = { reference: randomId(16), to, text, id, encoding, parts, at: world.now() };
    inbox.set(message.reference, message);
    if (id !== undefined) {
      known.set(id, message);
    }
    return protocol.taken(context, message);
  });
  return {
    app: bench.app,
    set: (switches) => bench.set(switches),
    reset: () => bench.reset(forget),
  };
}
