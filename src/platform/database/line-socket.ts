import { connect, type Socket } from 'node:net';
import { z } from 'zod';

/** A request of one process to another over a socket: one line of JSON. */
export const request = z.looseObject({ command: z.string().max(60) });
export type Request = z.infer<typeof request>;

/** The reply of one line; data may follow it. */
const reply = z.union([
  z.looseObject({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type Reply = z.infer<typeof reply>;

const longestLine = 64 * 1024;

/**
 * Reads a line of text from a socket, and leaves the data after it unread.
 * @throws when the socket ends first, the line is too long, or nothing comes for `withinMs`.
 */
export function readLine(socket: Socket, withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (then: () => void) => {
      clearTimeout(timer);
      socket.off('readable', read).off('end', ended).off('error', reject).off('close', ended);
      then();
    };
    const ended = () => settle(() => reject(new Error('The other side hung up.')));
    const read = () => {
      for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) {
        const end = chunk.indexOf(10);
        if (end < 0) {
          chunks.push(chunk);
          length += chunk.length;
          if (length > longestLine) {
            settle(() => reject(new Error('The line is too long.')));
            return;
          }
        } else {
          const rest = chunk.subarray(end + 1);
          settle(() => {
            if (rest.length > 0) {
              socket.unshift(rest);
            }
            resolve(Buffer.concat([...chunks, chunk.subarray(0, end)]).toString('utf8'));
          });
          return;
        }
      }
    };
    const timer = setTimeout(
      () => settle(() => reject(new Error('The other process did not answer in time.'))),
      withinMs,
    );
    socket.on('readable', read).once('end', ended).once('close', ended).once('error', reject);
    read();
  });
}

export const writeLine = (socket: Socket, line: Request | Reply) => socket.write(`${JSON.stringify(line)}\n`);

/** Connects to a socket file. @throws with the code of the system, such as ECONNREFUSED when no process listens. */
export function connectTo(path: string, withinMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    const timer = setTimeout(() => socket.destroy(new Error('No connection in time.')), withinMs);
    socket.once('error', (cause) => {
      clearTimeout(timer);
      reject(cause);
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      // From here on a lost connection shows as the end of the data; without a listener it would end the process.
      socket.on('error', () => {});
      resolve(socket);
    });
  });
}

/** Reads the reply to a request. @throws as readLine does, and when it isn't valid. */
export async function readReply(socket: Socket, withinMs: number): Promise<Reply> {
  return reply.parse(JSON.parse(await readLine(socket, withinMs)));
}
