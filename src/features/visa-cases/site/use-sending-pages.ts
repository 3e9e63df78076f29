import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fileOf, type Page } from './page-drawing.ts';
import { type Sending, sendFiles } from './send-files.ts';

/** What came of sending pages: those that still have to be sent, the first of them with what is wrong with it. */
interface SentPages {
  readonly left: readonly Page[];
  readonly failed: 'type' | 'large' | 'many' | 'again' | undefined;
}

/** Sends pages to a paper, each drawn as it was edited; then the page of the case is read anew, and stays where it is. */
export function useSendingPages(sendTo: string) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Sending>();
  const send = async (pages: readonly Page[]): Promise<SentPages> => {
    const drawn: File[] = [];
    // One after another: each is drawn in full size.
    for (const page of pages) {
      drawn.push(await fileOf(page));
    }
    const { sent, failed } = await sendFiles(sendTo, drawn, setSending);
    if (sent > 0 || failed === 'many') {
      await revalidate();
    }
    setSending(undefined);
    const problem = failed === 'type' || failed === 'large' ? failed : undefined;
    const left = pages.slice(sent).map((page, index) => (index === 0 ? { ...page, problem } : page));
    return { left, failed: problem === undefined ? failed : undefined };
  };
  return { sending, send };
}
