import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { useSigningKey } from '../signing-keys/signing-keys.commands.ts';
import { findSigningKey } from '../signing-keys/signing-keys.queries.ts';
import { byProvider } from './provider-actor.rules.ts';

const algorithm = 'RS256';

/** How long a process caches the signing key; a retired key is accepted for far longer. */
const knownForMs = 60_000;

export interface Keyring {
  /** A JWT signed with the active key, which is made when there is none. */
  sign(claims: JWTPayload): Promise<string>;
  /** Rotates to a new key. */
  rotate(): Promise<void>;
}

/** Signs for the built-in provider with keys stored in the database. */
export function createKeyring(deps: CommandDeps): Keyring {
  let known: { kid: string; key: CryptoKey; until: number } | undefined;

  async function make(replace: boolean): Promise<void> {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const kid = crypto.randomUUID();
    const named = { kid, alg: algorithm, use: 'sig' };
    await run(deps, byProvider(), useSigningKey, {
      kid,
      publicJwk: { ...(await exportJWK(pair.publicKey)), ...named },
      privateJwk: { ...(await exportJWK(pair.privateKey)), ...named },
      replace,
    });
  }

  async function current() {
    const now = deps.clock.now();
    if (known && known.until > now.getTime()) {
      return known;
    }
    let row = await findSigningKey(deps.db, now, 'identity');
    if (!row) {
      await make(false);
      row = await findSigningKey(deps.db, now, 'identity');
    }
    const key = row && (await importJWK(row.privateJwk, algorithm));
    if (!row || !key || key instanceof Uint8Array) {
      throw new Error('There is no key to sign ID tokens with.');
    }
    known = { kid: row.kid, key, until: now.getTime() + knownForMs };
    return known;
  }

  return {
    sign: async (claims) => {
      const { kid, key } = await current();
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' }).sign(key);
    },
    rotate: async () => {
      await make(true);
      known = undefined;
    },
  };
}
