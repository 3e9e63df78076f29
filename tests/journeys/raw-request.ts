import { request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The raw body, not decompressed. */
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The path of the request line, if not the URL's. */
  readonly path?: string;
}

/** A raw request: no added headers, no normalised path, no decompression, no redirects. */
export function ask(address: string, asked: Asked = {}): Promise<Answer> {
  const at = address.indexOf('/', 'http://'.length);
  const { hostname, port } = new URL(address.slice(0, at));
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path: asked.path ?? address.slice(at),
        method: asked.method ?? 'GET',
        headers: { ...(asked.body ? { 'content-length': String(asked.body.length) } : {}), ...asked.headers },
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
    sent.end(asked.body);
  });
}
