import { forgetInTab, keepInTab, storedInTab } from '#features/identity/browser/browser-storage.ts';
import { ApiProblem } from '../api/request.ts';

/** They outlast a reload: nobody knows then whether what was sent arrived. */
const placeOf = (entered: string) => `entry ${entered}`;

/**
 * Sends what is being entered under its own key. The key stays until it was sent with success, also when the form is closed in between:
 * what arrived although no answer came isn't entered twice. When something else arrived under it, or what came of it was
 * removed, the next try gets a new one.
 * @param entered names what is being entered, such as money for one order
 */
export async function sendOnce<Answer>(
  entered: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = storedInTab(placeOf(entered)) ?? crypto.randomUUID().replaceAll('-', '');
  keepInTab(placeOf(entered), key);
  try {
    const answer = await send(key);
    forgetInTab(placeOf(entered));
    return answer;
  } catch (cause) {
    if (cause instanceof ApiProblem && (cause.code === 'key.used' || cause.code === 'key.removed')) {
      forgetInTab(placeOf(entered));
    }
    throw cause;
  }
}
