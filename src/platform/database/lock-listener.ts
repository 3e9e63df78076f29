import { createServer, type Socket } from 'node:net';
import { type Reply, type Request, readLine, request } from './line-socket.ts';

/** Handles one command of another process; may write more to the socket after the reply. */
export type CommandHandler = (message: Request, socket: Socket) => Promise<void>;

interface Listening {
  /** Stops listening and closes all connections. */
  stop(): Promise<void>;
}

/** Listens on a socket file for commands, each a line of JSON. It doesn't keep the process alive. */
export function listenOn(path: string, handlers: ReadonlyMap<string, CommandHandler>): Promise<Listening> {
  const callers = new Set<Socket>();
  const server = createServer((socket) => {
    callers.add(socket);
    socket.once('close', () => callers.delete(socket));
    // A client that disconnects must not end the process that holds the lock.
    socket.on('error', () => socket.destroy());
    const refuse = (message: string) => {
      if (socket.bytesWritten > 0) {
        // Once the response has begun an error message would not be understood.
        socket.destroy();
        return;
      }
      const said: Reply = { ok: false, message };
      socket.end(`${JSON.stringify(said)}\n`);
    };
    readLine(socket, 5000)
      .then(async (line) => {
        const message = request.parse(JSON.parse(line));
        const handler = handlers.get(message.command);
        await (handler
          ? handler(message, socket)
          : refuse(`This process doesn't know "${message.command}".`));
      })
      .catch((cause: unknown) => refuse(cause instanceof Error ? cause.message : String(cause)));
  });
  server.unref();
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of callers) {
        socket.destroy();
      }
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve({ stop }));
  });
}
