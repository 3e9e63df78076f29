import { AccountFailure } from './account-failure.ts';

const size = { width: 500, height: 600 };
/** How long a message may still arrive after the window has closed, in ms. */
const graceMs = 1_500;

let cancelLast: (() => void) | undefined;

interface LastWord {
  readonly type: 'shofor-google';
  readonly idToken?: unknown;
  readonly error?: unknown;
}

const isLastWord = (data: unknown): data is LastWord =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'shofor-google';

/**
 * Opens Google's sign-in in a popup and waits for Google's ID token. Call it in a click handler: otherwise the browser
 * blocks the popup.
 * @throws AccountFailure `popup-blocked`, `popup-closed-by-user`, `cancelled-popup-request` (another one was opened), or
 * `google-` and the error that our server reports.
 */
export function openGoogleWindow(language: string): Promise<string> {
  cancelLast?.();
  const left = Math.max(0, screenX + (outerWidth - size.width) / 2);
  const top = Math.max(0, screenY + (outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${Math.round(left)},top=${Math.round(top)}`;
  const opened = open(`/identity/google?language=${language}`, 'shofor-google', features);
  if (!opened) {
    return Promise.reject(new AccountFailure('popup-blocked'));
  }
  return new Promise<string>((resolve, reject) => {
    const channel = new BroadcastChannel('shofor-google');
    let gone: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearInterval(look);
      clearTimeout(gone);
      channel.close();
      removeEventListener('message', hear);
      cancelLast = undefined;
    };
    const fail = (code: string) => {
      end();
      reject(new AccountFailure(code));
    };
    const take = (data: unknown) => {
      if (!isLastWord(data)) {
        return;
      }
      if (typeof data.idToken === 'string') {
        end();
        resolve(data.idToken);
      } else {
        fail(typeof data.error === 'string' ? `google-${data.error}` : 'internal-error');
      }
    };
    const hear = (event: MessageEvent) => event.origin === location.origin && take(event.data);
    const look = setInterval(() => {
      if (opened.closed && gone === undefined) {
        gone = setTimeout(() => fail('popup-closed-by-user'), graceMs);
      }
    }, 300);
    channel.onmessage = (event) => take(event.data);
    addEventListener('message', hear);
    cancelLast = () => fail('cancelled-popup-request');
  });
}
