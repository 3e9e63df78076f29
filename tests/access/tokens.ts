import { createServer } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

/** A key pair of somebody who issues tokens. */
export async function issuer(alg: 'RS256' | 'EdDSA' | 'ES256' = 'RS256', kid = 'key-1') {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  const sign = (claims: JWTPayload, header: Record<string, unknown> = {}, key: CryptoKey = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT', ...header }).sign(key);
  return { sign, publicJwk, privateKey, publicKey };
}

/** A server that publishes keys, as Google does, and can be slow, down or wrong. */
export async function keyServer(keys: () => unknown) {
  const state = { asked: 0, answer: 'keys' as 'keys' | 'down' | 'huge' | 'slow' };
  const server = createServer((_, response) => {
    state.asked += 1;
    if (state.answer === 'down') {
      response.writeHead(503).end();
    } else if (state.answer === 'huge') {
      response.end(' '.repeat(1_000_000));
    } else if (state.answer === 'keys') {
      response.end(JSON.stringify({ keys: keys() }));
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/keys`,
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
