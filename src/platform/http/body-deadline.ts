import type { IncomingMessage, RequestListener } from 'node:http';

export interface BodyLimits {
  /** How long a body may take that isn't an upload, in ms. */
  readonly bodyTimeout: number;
  /** An upload may take this long, in ms, and longer by what it has brought at the least rate. */
  readonly uploadGrace: number;
  /** In bytes per second. */
  readonly minUploadRate: number;
}

/**
 * At the least rate, 128 kbit/s, ten megabytes take eleven minutes. How long a body may be is for its route to say, by
 * its Content-Length.
 */
export const usualBodyLimits: BodyLimits = {
  bodyTimeout: 30_000,
  uploadGrace: 30_000,
  minUploadRate: 16 * 1024,
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Forms with files come as multipart/form-data; everything else that is sent is short. */
const isUpload = ({ headers }: IncomingMessage) =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

/**
 * Cuts requests whose body comes in too slowly. Node has one time limit for all requests: short, it cuts a photograph sent
 * over a slow line; long, it lets anybody keep a connection busy with nothing. So an upload has a least rate instead.
 */
export function limitSlowBodies(limits: BodyLimits, rest: RequestListener): RequestListener {
  const { bodyTimeout, uploadGrace, minUploadRate } = limits;
  return (request, response) => {
    if (hasBody(request)) {
      const { socket } = request;
      const began = performance.now();
      const bytesBefore = socket.bytesRead;
      const timeLeft = () => {
        const due = isUpload(request)
          ? uploadGrace + ((socket.bytesRead - bytesBefore) / minUploadRate) * 1000
          : bodyTimeout;
        return began + due - performance.now();
      };
      const look = () => {
        if (request.complete || socket.destroyed) {
          return;
        }
        const left = timeLeft();
        if (left > 0) {
          timer = setTimeout(look, left);
          return;
        }
        if (!response.headersSent) {
          socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
        }
        socket.destroy();
      };
      let timer = setTimeout(look, timeLeft());
      const forget = () => {
        if (request.complete || socket.destroyed) {
          clearTimeout(timer);
        }
      };
      request.once('end', forget).once('close', forget);
    }
    rest(request, response);
  };
}
