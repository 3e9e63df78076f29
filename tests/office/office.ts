import { z } from 'zod';
import { createApi } from '#api.ts';
import { InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { insertCover } from '#features/media/media.factory.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { callerWith } from '#platform/testing/api-caller.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { checked } from '../security/declared.ts';

export const editing = ['documents.read', 'documents.write', 'documents.publish', 'documents.trash'];

const failed = (cause: unknown) => {
  throw cause;
};

/** Files that are kept for the time of a test. */
export function memoryStorage(): Storage & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    read: async (key) => files.get(key),
    write: async (key, bytes) => {
      files.set(key, bytes);
    },
    remove: async (key) => {
      for (const name of files.keys()) {
        if (name === key || name.startsWith(`${key}/`)) {
          files.delete(name);
        }
      }
    },
  };
}

export const noConfig = {
  apiKey: 'shofor',
  authDomain: '',
  projectId: 'shofor',
  storageBucket: '',
  messagingSenderId: '',
  appId: '',
  measurementId: '',
};

/** The whole API on a database, for an editor or for somebody with other permissions. @param given instead of what is usual here. */
export function apiOf(
  commands: CommandDeps,
  permissions: readonly string[] = editing,
  storage: Storage = memoryStorage(),
  uid?: string,
  given: Partial<Parameters<typeof createApi>[0]> = {},
) {
  const identify = async () => callerWith(permissions, uid);
  const provider = { provider: 'built-in', config: noConfig, google: false, googleWindow: false } as const;
  const api = createApi({
    ...commands,
    dataKey: commands.dataKey ?? testDataKey,
    storage,
    siteUrl: 'https://shofor.example',
    failed,
    identify,
    sendReset: async () => {},
    provider,
    inbox: new InboxWatch(),
    visitorOf: () => '192.0.2.1',
    ...given,
  });
  // Each response of each test is compared with what its route declares.
  const plain = api.request;
  api.request = async (input, init, ...rest) =>
    checked(api, init?.method ?? 'GET', String(input), await plain(input, init, ...rest));
  return api;
}

/** Sends requests in JSON to an API; a text is sent as it is. */
export const jsonOf =
  (api: ReturnType<typeof apiOf>) =>
  async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await api.request(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };

/** Sends requests in JSON to the API, as somebody with these permissions. */
export function officeOf(commands: CommandDeps, permissions: readonly string[] = editing, uid?: string) {
  const request = jsonOf(apiOf(commands, permissions, memoryStorage(), uid));
  let ready: Promise<unknown> | undefined;
  return async (...parameters: Parameters<typeof request>) => {
    ready ??= insertCover(commands);
    await ready;
    return request(...parameters);
  };
}

/** A post as it is sent. */
export const post = (slug: string, title = slug) => ({
  slug,
  facts: postFactsOf(),
  texts: { en: postTextsOf(title) },
});

/** Creates a draft of a post and gives its id. */
export async function draft(request: ReturnType<typeof officeOf>, slug = 'a-walk'): Promise<string> {
  const { body } = await request('POST', '/documents', { kind: 'post', ...post(slug) });
  return z.object({ id: z.uuid() }).parse(body).id;
}
