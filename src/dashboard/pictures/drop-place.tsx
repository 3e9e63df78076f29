import { Button, FileButton } from '@mantine/core';
import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { uploads } from './uploads.ts';

const taken = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** A drop zone for pictures, also for pasting and choosing. While it is shown, it takes pictures pasted outside fields. */
export function DropPlace({ children }: { children?: ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData);
      const inText = event.target instanceof Element && event.target.closest('[contenteditable="true"]');
      if (files.length > 0 && !inText) {
        event.preventDefault();
        uploads.add(files);
      }
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the button beside it works for everybody
    <div
      className={clsx('pc-drop', over && 'pc-drop-over')}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) {
          event.preventDefault();
          setOver(true);
        }
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        uploads.add([...event.dataTransfer.files]);
      }}
    >
      <Icon of={ImageUp} />
      <div>
        <p>{m.writing_upload_drop()}</p>
        <small>{m.writing_upload_limits()}</small>
      </div>
      <FileButton multiple accept={taken} onChange={(files) => uploads.add(files)}>
        {(props) => (
          <Button variant="default" {...props}>
            {m.writing_upload_files()}
          </Button>
        )}
      </FileButton>
      {children}
    </div>
  );
}
