import { Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { LibraryPicture } from '#features/media/library/library.contract.ts';
import { m } from '#messages/messages.js';
import { problemWords } from '../doing.ts';
import { changePicture } from './picture-api.ts';

/** Asks for a picture's alternative text in both languages. */
export function DescribePicture({ picture, onDone }: { picture: LibraryPicture; onDone: () => void }) {
  const [alt, setAlt] = useState(picture.alt);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const missing = (text: string) => (tried && text.trim() === '' ? m.writing_fill_in() : undefined);
  const save = async () => {
    setTried(true);
    if (alt.en.trim() === '' || alt.bn.trim() === '') {
      return;
    }
    setBusy(true);
    try {
      await changePicture(picture.id, { alt });
      onDone();
    } catch (cause) {
      notifications.show({ color: 'red', message: problemWords(cause) });
    }
    setBusy(false);
  };
  return (
    <div className="pc-describe">
      <p>{m.writing_upload_describe()}</p>
      <div className="fk-both">
        <TextInput
          label={m.writing_alt_en()}
          lang="en"
          maxLength={300}
          value={alt.en}
          error={missing(alt.en)}
          onChange={(event) => setAlt({ ...alt, en: event.currentTarget.value })}
        />
        <TextInput
          label={m.writing_alt_bn()}
          lang="bn"
          maxLength={300}
          value={alt.bn}
          error={missing(alt.bn)}
          onChange={(event) => setAlt({ ...alt, bn: event.currentTarget.value })}
        />
      </div>
      <Button size="sm" variant="default" loading={busy} onClick={() => void save()}>
        {m.writing_alt_save()}
      </Button>
    </div>
  );
}
