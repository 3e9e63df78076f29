import { Button, Progress } from '@mantine/core';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import { DescribePicture } from './describe-picture.tsx';
import { isDescribed } from './picture-api.ts';
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

/** Uploads, each with progress, error, and the alternative text to add. */
export function UploadList() {
  const list = useUploads();
  if (list.length === 0) {
    return null;
  }
  return (
    <ul className="pc-uploads" aria-live="polite">
      {list.map((upload) => (
        <li key={upload.key} className={`pc-upload pc-upload-${upload.state}`}>
          <div className="pc-upload-line">
            {upload.picture && <img src={upload.picture.url} alt="" className="pc-upload-thumb" />}
            <b>{upload.file.name}</b>
            <span>{words(upload)}</span>
            {upload.state === 'failed' && upload.again && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={m.writing_upload_retry_of({ name: upload.file.name })}
                onClick={() => uploads.retry(upload.key)}
              >
                {m.writing_upload_retry()}
              </Button>
            )}
            {(upload.state === 'failed' || (upload.picture && isDescribed(upload.picture))) && (
              <Button size="compact-sm" variant="subtle" onClick={() => uploads.forget(upload.key)}>
                {m.writing_upload_drop_entry()}
              </Button>
            )}
          </div>
          {upload.state === 'sending' && (
            <Progress value={upload.share * 100} aria-label={upload.file.name} size="sm" />
          )}
          {upload.picture && !isDescribed(upload.picture) && (
            <DescribePicture picture={upload.picture} onDone={() => uploads.forget(upload.key)} />
          )}
        </li>
      ))}
    </ul>
  );
}
