import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** Somebody with an account at the local stand-in for Google. */
export interface OpenidPerson {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly picture?: string;
}

export interface OpenidServer {
  readonly issuer: string;
  /** Who is signed in there: whom the next visitor is. */
  signedIn(sub: string, person: OpenidPerson): void;
  close(): Promise<void>;
}

export const openidClient = { id: 'shofor-client', secret: 'a secret of the client and the provider' };

/** A real OpenID provider that stands for Google: discovery, authorisation code with PKCE, signed ID tokens. */
export async function startOpenidProvider(port: number, redirectUri: string): Promise<OpenidServer> {
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, OpenidPerson>();
  let current = '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openidClient.id,
        client_secret: openidClient.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    cookies: { keys: ['of no worth'] },
  });
  const answer = provider.callback();
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      answer(request, response);
      return;
    }
    // Whoever is there agrees to everything.
    const { grantId, params, session } = await provider.interactionDetails(request, response);
    const accountId = current || session?.accountId || '';
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { login: { accountId }, consent });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    signedIn: (sub, person) => {
      people.set(sub, person);
      current = sub;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A window that follows redirects and keeps cookies, one jar for each host with its port. */
export function cookieBrowser(): (url: string) => Promise<{ url: URL; response: Response }> {
  const jars = new Map<string, Map<string, string>>();
  return async (start) => {
    let url = new URL(start);
    for (let hops = 0; hops < 12; hops += 1) {
      const jar = jars.get(url.host) ?? new Map<string, string>();
      jars.set(url.host, jar);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) {
          jar.delete(name);
        } else {
          jar.set(name, value);
        }
      }
      const location = response.headers.get('location');
      if (!location) {
        return { url, response };
      }
      url = new URL(location, url);
    }
    throw new Error('Redirected without end.');
  };
}
