import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail that the server accepted with 250. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly messageId: string;
}

/** The server's response to a mail. */
export type Judgement = 'take' | 'busy' | 'refuse' | 'take-and-cut' | 'cut';

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
  close(): Promise<void>;
}

const error = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/**
 * A real SMTP server on the loopback.
 * @param judge Called for each mail after its last line, before the response.
 * @param recipient Called for each RCPT TO; the code of an error, or nothing.
 */
export async function startMailServer({
  port = 0,
  judge = () => 'take',
  recipient = () => undefined,
}: {
  port?: number;
  judge?: (mail: Received) => Judgement | Promise<Judgement>;
  recipient?: (address: string) => number | undefined;
} = {}): Promise<MailServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  const envelope = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const code = recipient(address);
      done(code === undefined ? undefined : error(code, 'No'));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        const mail = { ...envelope(session), raw, messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '' };
        void Promise.resolve(judge(mail)).then((judgement) => {
          if (judgement.startsWith('take')) {
            received.push(mail);
          }
          if (judgement.endsWith('cut')) {
            cut();
          } else if (judgement === 'take') {
            done();
          } else {
            done(error(judgement === 'busy' ? 451 : 554, 'No'));
          }
        });
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
