import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

const fixed = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** What a page may load and connect to, as far as that depends on the configuration. */
export interface PolicySources {
  /**
   * Scripts and styles in files: `https://host/assets/`, or `'self'` when no site URL is configured (a path needs a host).
   */
  readonly files: string;
  /** Hosts of a real project's identity provider. */
  readonly connect: readonly string[];
  /** For the SDK's own Google popup, when our server has no Google client. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
}

/** With the built-in provider pages connect only to us. */
export function sourcesOf(config: Config): PolicySources {
  const foreign = config.FIREBASE_PROJECT_ID !== undefined;
  const popup = foreign && config.GOOGLE_CLIENT_ID === undefined;
  return {
    files: config.filesFrom,
    connect: foreign ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : [],
    scripts: popup ? ['https://apis.google.com'] : [],
    frames: popup && config.FIREBASE_AUTH_DOMAIN ? [`https://${config.FIREBASE_AUTH_DOMAIN}`] : [],
  };
}

/**
 * Where the office may start a service worker from: the one that shows notifications, and no other script. A path needs a host.
 * @param siteUrl without a trailing slash
 */
export const pushWorkerFrom = ({ files }: Pick<PolicySources, 'files'>, siteUrl: string): string =>
  files === "'self'" ? "'self'" : `${siteUrl}/push-worker.js`;

export interface SealedHtml {
  readonly html: string;
  readonly policy: string;
}

/**
 * Removes the render's secret nonce from the page and allows, by hash, only the inline scripts that carried it. A script
 * injected through a text doesn't know the nonce, so it is never allowed.
 */
export function sealHtml(html: string, nonce: string, sources: PolicySources): SealedHtml {
  const hashes: string[] = [];
  const inline = new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  for (const [, attributes, code] of html.matchAll(inline)) {
    if (code && !attributes?.includes(' src=')) {
      hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  }
  const { files, connect, frames } = sources;
  const scripts = [files, ...sources.scripts, ...hashes].join(' ');
  // The office shows a preview beside the form; no other page may be framed.
  const framing = ["'self'", ...frames].join(' ');
  return {
    html: html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, ''),
    policy: `${fixed}; connect-src ${["'self'", ...connect].join(' ')}; script-src ${scripts}; style-src ${files}; frame-src ${framing}`,
  };
}

/** Headers of every response. The policy allows nothing; pages have their own. */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
