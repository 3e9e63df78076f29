import { Button, FileButton } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

/** What a slip may be; the server looks at it once more. */
export const slipTypes = 'image/jpeg,image/png,application/pdf';

const slipIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/') || type === 'application/pdf');

/** While it is shown, a picture or PDF that is pasted outside fields and dialogs is taken for a slip. */
export function usePastedSlip(onSlip: (file: File) => void): void {
  const latest = useRef(onSlip);
  useEffect(() => {
    latest.current = onSlip;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = slipIn(event.clipboardData);
      const isElsewhere =
        document.querySelector('[role="dialog"]') !== null ||
        (event.target instanceof Element &&
          event.target.closest('input, textarea, [contenteditable="true"]') !== null);
      if (file !== undefined && !isElsewhere) {
        event.preventDefault();
        latest.current(file);
      }
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** The properties of a place onto which a slip can be dropped. */
export const slipDrop = (onSlip: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
    }
  },
  onDrop: (event: DragEvent) => {
    const file = slipIn(event.dataTransfer);
    if (file !== undefined) {
      event.preventDefault();
      onSlip(file);
    }
  },
});

/** Chooses a slip, where it can't be pasted or dropped. */
export const SlipChoice = ({ onSlip }: { readonly onSlip: (file: File) => void }) => (
  <FileButton accept={slipTypes} onChange={(file) => file !== null && onSlip(file)}>
    {(props) => (
      <Button variant="default" leftSection={<Icon of={ImageUp} />} {...props}>
        {m.office_money_slip_add()}
      </Button>
    )}
  </FileButton>
);

/** Where a slip is pasted, dropped or chosen. */
export function SlipPlace({ onSlip }: { readonly onSlip: (file: File) => void }) {
  usePastedSlip(onSlip);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the button in it works for everybody
    <div className="mon-slip-place" {...slipDrop(onSlip)}>
      <SlipChoice onSlip={onSlip} />
      <span className="of-dim">{m.office_money_slip_paste()}</span>
    </div>
  );
}
