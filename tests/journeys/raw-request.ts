import { request } from 'node:http';

interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The raw body, not decompressed. */
  readonly body: Buffer;
}

interface RawOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The path of the request line, if not the URL's. */
  readonly path?: string;
}

/** A raw request: no added headers, no normalised path, no decompression, no redirects. */
export function rawRequest(address: string, options: RawOptions = {}): Promise<RawResponse> {
  const at = address.indexOf('/', 'http://'.length);
  const { hostname, port } = new URL(address.slice(0, at));
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path: options.path ?? address.slice(at),
        method: options.method ?? 'GET',
        headers: {
          ...(options.body ? { 'content-length': String(options.body.length) } : {}),
          ...options.headers,
        },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
          );
          resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(options.body);
  });
}
