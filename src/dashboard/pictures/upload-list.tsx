import { Button, Progress } from '@mantine/core';
import { useEffect } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import { DescribePicture } from './describe-picture.tsx';
import { isDescribed, usePicture } from './picture-api.ts';
import { type Upload, uploads, useUploads } from './uploads.ts';

function words({ state, share, why = '' }: Upload): string {
  switch (state) {
    case 'waiting':
      return m.writing_upload_waiting();
    case 'sending':
      return share < 1
        ? m.writing_upload_sending({ percent: count(Math.round(share * 100), officeLanguage()) })
        : m.writing_upload_working();
    case 'done':
      return m.writing_upload_done();
    default:
      return m.writing_upload_failed({ why });
  }
}

/** An upload with progress, error, and its alternative text, which takes it off the list when it is whole. */
function UploadEntry({ upload }: { upload: Upload }) {
  const { key, file, state, share, again, picture: sent } = upload;
  const { data: picture = sent } = usePicture(sent?.id ?? '');
  const wasDescribed = sent !== undefined && isDescribed(sent);
  const isNowDescribed = picture !== undefined && isDescribed(picture);
  useEffect(() => {
    if (!wasDescribed && isNowDescribed) {
      uploads.forget(key);
    }
  }, [key, wasDescribed, isNowDescribed]);
  return (
    <li className={`pc-upload pc-upload-${state}`}>
      <div className="pc-upload-line">
        {picture && <img src={picture.url} alt="" className="pc-upload-thumb" />}
        <b>{file.name}</b>
        <span>{words(upload)}</span>
        {state === 'failed' && again && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={m.writing_upload_retry_of({ name: file.name })}
            onClick={() => uploads.retry(key)}
          >
            {m.writing_upload_retry()}
          </Button>
        )}
        {(state === 'failed' || wasDescribed) && (
          <Button size="compact-sm" variant="subtle" onClick={() => uploads.forget(key)}>
            {m.writing_upload_drop_entry()}
          </Button>
        )}
      </div>
      {state === 'sending' && <Progress value={share * 100} aria-label={file.name} size="sm" />}
      {picture && !wasDescribed && (
        <>
          <p>{m.writing_upload_describe()}</p>
          <DescribePicture picture={picture} />
        </>
      )}
    </li>
  );
}

/** The uploads of this window. */
export function UploadList() {
  const list = useUploads();
  return (
    list.length > 0 && (
      <ul className="pc-uploads" aria-live="polite">
        {list.map((upload) => (
          <UploadEntry key={upload.key} upload={upload} />
        ))}
      </ul>
    )
  );
}
