/** How far files have come. */
export type Sending =
  | { readonly state: 'sending'; readonly percent: number; readonly at: number; readonly all: number }
  | { readonly state: 'failed'; readonly why: 'type' | 'large' | 'many' | 'again' };

const whyOf = (status: number) => {
  switch (status) {
    case 413:
      return 'large' as const;
    case 415:
    case 422:
      return 'type' as const;
    case 409:
      return 'many' as const;
    default:
      return 'again' as const;
  }
};

/** A line that breaks is tried again so often, each time after a longer wait. */
const attempts = 4;

/** One try to send a file. @returns the status of the answer; 0 when the line broke */
const sendOnce = (to: string, file: File, progressed: (percent: number) => void): Promise<number> =>
  new Promise((resolve) => {
    const form = new FormData();
    form.set('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', to);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => progressed(Math.floor((loaded * 100) / total));
    request.onload = () => resolve(request.status);
    request.onerror = () => resolve(0);
    request.onabort = () => resolve(0);
    request.send(form);
  });

/**
 * Sends files one after another, and tells how far they are; a line that breaks is tried again.
 * @returns whether all of them came.
 */
export async function sendFiles(
  to: string,
  files: readonly File[],
  told: (sending: Sending) => void,
): Promise<boolean> {
  const all = files.length;
  for (const [index, file] of files.entries()) {
    const progressed = (percent: number) => told({ state: 'sending', percent, at: index + 1, all });
    progressed(0);
    let status = await sendOnce(to, file, progressed);
    for (let attempt = 1; attempt < attempts && (status === 0 || status === 503); attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000 * 2 ** attempt));
      status = await sendOnce(to, file, progressed);
    }
    if (status !== 201) {
      told({ state: 'failed', why: whyOf(status) });
      return false;
    }
  }
  return true;
}
