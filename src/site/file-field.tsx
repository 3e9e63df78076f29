import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { megabytes } from '#platform/format/numbers.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { usePageLanguage } from './page-language.ts';
import './file-field.css';

const kinds = ['image/jpeg', 'image/png', 'application/pdf'];

interface FileFieldProps {
  readonly id: string;
  readonly maxBytes: number;
  readonly isRequired?: boolean;
  /** The id of its help. */
  readonly helpId: string;
}

/**
 * The field `file` of a form for a picture or PDF, in the words of the page: a browser's own speaks the telephone's language. What is
 * too large or no such file is said before anything is sent. Its label is outside. Without scripts it is the browser's own.
 */
export function FileField({ id, maxBytes, isRequired = false, helpId }: FileFieldProps) {
  const language = usePageLanguage();
  const isHydrated = useHydrated();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const wrong =
      file === undefined
        ? undefined
        : !kinds.includes(file.type)
          ? m.site_file_type()
          : file.size > maxBytes
            ? m.site_file_large({
                size: megabytes(file.size, language),
                limit: megabytes(maxBytes, language),
              })
            : undefined;
    if (wrong !== undefined) {
      input.value = '';
    }
    setError(wrong);
    setName(wrong === undefined ? (file?.name ?? '') : '');
  };
  return (
    <>
      <span className="file-field" data-worded={isHydrated || undefined}>
        <input
          id={id}
          type="file"
          name="file"
          required={isRequired}
          accept={kinds.join()}
          aria-describedby={error === undefined ? helpId : `${helpId} ${id}-error`}
          aria-invalid={error !== undefined || undefined}
          onChange={({ currentTarget }) => choose(currentTarget)}
        />
        {isHydrated && (
          <span className="file-field-words" aria-hidden="true">
            <Icon of={FileUp} />
            <b>{name === '' ? m.site_file_choose() : m.site_file_change()}</b>
            {name !== '' && <span>{name}</span>}
          </span>
        )}
      </span>
      {error !== undefined && (
        <span className="file-field-error num" role="alert" id={`${id}-error`}>
          {error}
        </span>
      )}
    </>
  );
}
