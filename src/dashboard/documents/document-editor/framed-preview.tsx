import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { write } from '../../api/operations.ts';
import { errorText } from '../../run-mutation.ts';
import type { DraftSaver } from './draft-saver.ts';

/** A preview of the page from the newest revision, in a frame as wide as a phone. */
export function FramedPreview({ saver, language }: { saver: DraftSaver; language: Language }) {
  const [visible, setVisible] = useState(false);
  const revision = saver.base?.revision;
  const written = saver.base?.content.texts[language] !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['framed', saver.id, language, revision],
    enabled: visible && written,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => write('POST /documents/{documentId}/preview', { documentId: saver.id, language }),
  });
  // The link has the configured host; the office may be open under another one.
  const path = data ? new URL(data.url).pathname : undefined;
  return (
    <div className="fk-framed">
      <SegmentedControl
        aria-label={m.writing_preview_pane()}
        value={visible ? 'page' : 'cards'}
        onChange={(next) => setVisible(next === 'page')}
        data={[
          { value: 'cards', label: m.writing_s_sharing() },
          { value: 'page', label: m.writing_phone() },
        ]}
      />
      {visible && !written && <p className="of-dim">{m.writing_beside_after()}</p>}
      {visible && error && (
        <p className="fk-wrong">
          {errorText(error)}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            {m.writing_retry()}
          </Button>
        </p>
      )}
      {visible && written && path && (
        <iframe className="fk-phone" title={m.writing_beside_whole()} src={path} />
      )}
    </div>
  );
}
