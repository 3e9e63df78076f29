import { m } from '#messages/messages.js';
import { count, megabytes } from '#platform/format/numbers.ts';
import { FileField } from '#site/file-field.tsx';
import { usePageLanguage } from '#site/page-language.ts';
import { type FileResult, fileLimits } from '../files/files.data.ts';
import './enquiry-files.css';

const words: Readonly<Record<FileResult, () => string>> = {
  sent: m.enquiry_files_sent,
  type: m.enquiry_files_type,
  large: m.enquiry_files_large,
  many: m.enquiry_files_many,
  again: m.enquiry_files_again,
};

interface EnquiryFilesProps {
  files: readonly { readonly name: string; readonly bytes: number }[];
  /** What became of the one that was sent a moment ago. */
  result: FileResult | undefined;
  /** Where the form sends to; absent when no more are taken. */
  sendTo: string | undefined;
}

/** What the visitor has sent, and a form for more. It is a plain form, so that it works without scripts too. */
export function EnquiryFiles({ files, result, sendTo }: EnquiryFilesProps) {
  const language = usePageLanguage();
  return (
    <section className="enquiry-files" aria-labelledby="files">
      <h2 className="h3" id="files">
        {m.enquiry_files()}
      </h2>
      {result !== undefined && (
        <p role={result === 'sent' ? 'status' : 'alert'} data-result={result}>
          {words[result]()}
        </p>
      )}
      {files.length > 0 && (
        <ul>
          {files.map(({ name, bytes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
            <li key={index}>
              <span>{name}</span>{' '}
              <span className="small muted num">
                {m.enquiry_files_size({ size: megabytes(bytes, language) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {sendTo === undefined ? (
        files.length > 0 && <p className="small muted">{m.enquiry_files_full()}</p>
      ) : (
        <form method="post" action={sendTo} encType="multipart/form-data">
          <p className="small muted" id="files-help">
            {m.enquiry_files_help({ count: count(fileLimits.files, language) })}
          </p>
          <label htmlFor="file">{m.enquiry_files_choose()}</label>
          <FileField id="file" maxBytes={fileLimits.bytes} isRequired helpId="files-help" />
          <button type="submit" className="btn btn-line">
            {m.enquiry_files_send()}
          </button>
        </form>
      )}
    </section>
  );
}
