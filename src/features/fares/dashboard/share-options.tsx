import { Button, CopyButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, Image, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { notifyError } from '#dashboard/run-mutation.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { saveFile } from '#dashboard/table/export-table.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { loadPicture, messageQuery } from './fares-client.ts';

interface ShareOptionsProps {
  readonly id: string;
  readonly reference: string;
}

/** The options as a text and as a picture, for who writes to the customer on WhatsApp. */
export function ShareOptions({ id, reference }: ShareOptionsProps) {
  const query = useQuery(messageQuery(id));
  const [isPending, setPending] = useState(false);
  async function save() {
    setPending(true);
    try {
      saveFile(await loadPicture(id), `${reference}.jpg`);
    } catch (cause) {
      notifyError(cause);
    }
    setPending(false);
  }
  return (
    <section className="of-panel fare-one" aria-labelledby="fare-share">
      <h2 id="fare-share">{m.office_fare_share()}</h2>
      <Loaded query={query}>
        {({ text, whatsapp }) => (
          <>
            <details>
              <summary>{m.office_fare_share_text()}</summary>
              <pre className="fare-message">{text}</pre>
            </details>
            <div className="fare-share">
              <Button
                component="a"
                href={whatsapp}
                target="_blank"
                rel="noreferrer"
                leftSection={<Icon of={MessageCircle} />}
              >
                {m.office_fare_share_open()}
              </Button>
              <CopyButton value={text}>
                {({ copied, copy }) => (
                  <Button
                    variant="default"
                    leftSection={<Icon of={copied ? Check : Copy} />}
                    onClick={copy}
                    aria-live="polite"
                  >
                    {copied ? m.office_fare_share_copied() : m.office_fare_share_copy()}
                  </Button>
                )}
              </CopyButton>
              <Button
                variant="default"
                leftSection={<Icon of={Image} />}
                loading={isPending}
                onClick={() => void save()}
              >
                {m.office_fare_share_picture()}
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
