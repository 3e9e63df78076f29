import type { Language } from '#platform/language.ts';
import { write } from '../api/operations.ts';
import { notifyError } from '../run-mutation.ts';

/**
 * Opens a draft as the public would see it in a new window, which is opened before the link is known: otherwise it is
 * blocked as a pop-up.
 * @param save What is to be saved before.
 */
export async function openPreview(
  id: string,
  language: Language,
  save?: () => Promise<unknown>,
): Promise<void> {
  const view = window.open('', '_blank');
  try {
    await save?.();
    const { url } = await write('POST /documents/{documentId}/preview', { documentId: id, language });
    view?.location.replace(url);
  } catch (cause) {
    view?.close();
    notifyError(cause);
  }
}
