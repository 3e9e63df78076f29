import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { Failure } from '#platform/command/failure.ts';

/** Google's keys for the ID tokens of every Firebase project, as a JWK set. */
export const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** At most one request a minute, whatever key ids are sent; more often while no keys are known. */
const pauseMs = 60_000;
const firstPauseMs = 5_000;
/** Keys older than this are fetched again; the known ones are used meanwhile, and while the server is unreachable. */
const staleMs = 3_600_000;
const longestResponse = 64 * 1024;

const keySet = z.looseObject({
  keys: z
    .array(z.looseObject({ kty: z.string(), kid: z.string().min(1) }))
    .min(1)
    .max(50),
});

/** Published keys, fetched rarely and cached. @param timeoutMs timeout of a request */
export function publishedKeys(clock: Clock, url: string = googleKeysUrl, timeoutMs = 3_000): JWTVerifyGetKey {
  let known: { find: JWTVerifyGetKey; at: number } | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;

  async function fetchKeys(): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, redirect: 'error' });
    const sent: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > longestResponse) {
        throw new Error('The set of keys is too long.');
      }
      sent.push(part);
    }
    if (!response.ok) {
      throw new Error(`The keys could not be had: ${response.status}.`);
    }
    const set: JSONWebKeySet = keySet.parse(JSON.parse(Buffer.concat(sent).toString('utf8')));
    known = { find: createLocalJWKSet(set), at: clock.now().getTime() };
  }

  /** Fetches unless that was done a short while ago; concurrent callers share one request. */
  function refresh(): Promise<void> {
    const now = clock.now().getTime();
    if (!fetching && now - fetchedAt >= (known ? pauseMs : firstPauseMs)) {
      fetchedAt = now;
      fetching = fetchKeys()
        .catch(() => {})
        .finally(() => {
          fetching = undefined;
        });
    }
    return fetching ?? Promise.resolve();
  }

  return async (header, token) => {
    if (!known) {
      await refresh();
    } else if (clock.now().getTime() - known.at > staleMs) {
      void refresh();
    }
    if (!known) {
      throw new Failure('unavailable', 'identity.keys-away', 'Signing in is not possible right now.');
    }
    try {
      return await known.find(header, token);
    } catch (cause) {
      if (!(cause instanceof errors.JWKSNoMatchingKey)) {
        throw cause;
      }
      await refresh();
      return known.find(header, token);
    }
  };
}
