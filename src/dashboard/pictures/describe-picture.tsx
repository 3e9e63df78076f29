import { TextInput } from '@mantine/core';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LibraryPicture } from '#features/media/library/library.contract.ts';
import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { notifyError } from '../run-mutation.ts';
import { changePicture } from './picture-api.ts';

interface AltFieldProps {
  picture: Pick<LibraryPicture, 'id' | 'alt'>;
  language: Language;
  disabled?: boolean;
}

/** A picture's alternative text in one language. It is saved on Enter, on leaving, and when it is taken off the page. */
function AltField({ picture: { id, alt }, language, disabled = false }: AltFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [saved, setSaved] = useState(false);
  const save = async () => {
    const text = typed?.trim();
    if (text === undefined || text === alt[language]) {
      return;
    }
    try {
      await changePicture(id, { alt: { [language]: text } });
      setSaved(true);
      // Unless somebody typed on meanwhile.
      setTyped((now) => (now?.trim() === text ? undefined : now));
    } catch (cause) {
      notifyError(cause);
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // A dialog that closes takes the field away without a blur event.
  useEffect(() => () => void latest.current(), []);
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save();
    }
  };
  const isSaved = saved && typed === undefined;
  return (
    <div>
      <TextInput
        label={language === 'en' ? m.writing_alt_en() : m.writing_alt_bn()}
        lang={language}
        required
        maxLength={300}
        disabled={disabled}
        value={typed ?? alt[language]}
        rightSection={isSaved && <Icon of={Check} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onEnter}
        onBlur={() => void save()}
      />
      <span className="vh" role="status">
        {isSaved && m.writing_alt_saved()}
      </span>
    </div>
  );
}

interface DescribePictureProps {
  picture: Pick<LibraryPicture, 'id' | 'alt'>;
  /** Default: both. */
  shown?: readonly Language[];
  disabled?: boolean;
}

/** Fields for a picture's alternative text, each saved by itself. */
export function DescribePicture({ picture, shown = languages, disabled = false }: DescribePictureProps) {
  return (
    <div className={shown.length > 1 ? 'pc-describe fk-both' : 'pc-describe'}>
      {shown.map((language) => (
        <AltField key={language} picture={picture} language={language} disabled={disabled} />
      ))}
    </div>
  );
}
