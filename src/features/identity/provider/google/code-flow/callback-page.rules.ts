import { createHash } from 'node:crypto';
import type { Language } from '#platform/language.ts';

/** Posts the page's data to its opener and closes it. The text is constant, so that its hash is, too. */
const script = `(() => {
  const { token, error } = document.body.dataset;
  const told = token ? { type: 'shofor-google', idToken: token } : { type: 'shofor-google', error };
  const channel = new BroadcastChannel('shofor-google');
  channel.postMessage(told);
  try { window.opener?.postMessage(told, location.origin); } catch {}
  history.replaceState(null, '', location.pathname);
  delete document.body.dataset.token;
  setTimeout(() => { channel.close(); window.close(); }, 50);
})();`;

const words = {
  en: { title: 'Signing in with Google', text: 'You can close this window.' },
  bn: { title: 'গুগল দিয়ে সাইন ইন', text: 'এই উইন্ডোটি বন্ধ করতে পারেন।' },
};

/** Only scripts by hash: the page contains a token. */
export const callbackPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * The page at the end of a Google sign-in. Listeners accept the message only from our own origin.
 * @param told a token (three parts in base64url) or the name of an error; never text from outside.
 */
export function callbackPage(language: Language, told: { token: string } | { error: string }): string {
  const { title, text } = words[language];
  const [name, value] = 'token' in told ? ['token', told.token] : ['error', told.error];
  if (!/^[\w.-]+$/.test(value)) {
    throw new Error('What the page is to hand on is neither a token nor the name of an error.');
  }
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>',
    `<body data-${name}="${value}"><p>${text}</p><script>${script}</script></body></html>`,
  ].join('');
}
