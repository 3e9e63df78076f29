import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fieldOf, isRecord } from '../record.ts';

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Turns {
  isRunning: boolean;
  readonly waiting: Asked[];
}

/** What Node's parser of HTTP takes as: read nothing more of what came. */
const readNoMore = 2;

/**
 * Serves the requests of one connection one after the other, each when the response to the one before has been read, so
 * that a connection never has more than one response in the making or unread. When it is gone, what waits isn't begun.
 *
 * Whoever sends more than `most` requests ahead gets the responses to those, then the connection is closed (RFC 9112, 9.3.2:
 * clients ask the rest again). A chunk of 64 kB holds fifteen hundred requests, and Node makes objects of all of them before
 * the first is served: so its parser is stopped at the request that is one too many. While so many wait on all connections together
 * (`inAll`), a connection sends one ahead: thousands of clients who ask for much and read nothing would fill the memory by what waits.
 */
export function takeTurns(
  { most, inAll }: { readonly most: number; readonly inAll: number },
  rest: RequestListener,
): { readonly listener: RequestListener; readonly connected: (socket: Socket) => void } {
  const all = new WeakMap<Socket, Turns>();
  let waitingInAll = 0;

  function turnsOf(socket: Socket): Turns {
    const known = all.get(socket);
    if (known) {
      return known;
    }
    const turns = { isRunning: false, waiting: [] };
    all.set(socket, turns);
    return turns;
  }

  function begin(turns: Turns, { request, response }: Asked): void {
    turns.isRunning = true;
    response.once('close', () => {
      turns.isRunning = false;
      const gone = turns.waiting.splice(0, request.socket.destroyed ? turns.waiting.length : 1);
      waitingInAll -= gone.length;
      const [next] = gone;
      if (next && !request.socket.destroyed) {
        begin(turns, next);
      }
    });
    rest(request, response);
  }

  /** Whether there is no place for one more; the connection then ends with the last response. */
  function isFull({ waiting }: Turns, socket: Socket): boolean {
    if (waiting.length < (waitingInAll < inAll ? most : 1)) {
      return false;
    }
    const last = waiting.at(-1)?.response;
    if (last) {
      last.shouldKeepAlive = false;
    }
    socket.pause();
    // Node reads on after each request that it has parsed.
    setImmediate(() => socket.pause());
    return true;
  }

  return {
    listener: (request, response) => {
      const turns = turnsOf(request.socket);
      if (!turns.isRunning) {
        begin(turns, { request, response });
      } else if (!isFull(turns, request.socket)) {
        turns.waiting.push({ request, response });
        waitingInAll += 1;
      }
    },
    connected: (socket) => {
      const parser: unknown = fieldOf(socket, 'parser');
      const usual = fieldOf(parser, 'onIncoming');
      // Not documented by Node, and tested here: without it the requests beyond the limit are made, and dropped above.
      if (isRecord(parser) && typeof usual === 'function') {
        Reflect.set(parser, 'onIncoming', (...incoming: readonly unknown[]) =>
          isFull(turnsOf(socket), socket) ? readNoMore : Reflect.apply(usual, parser, incoming),
        );
      }
    },
  };
}
