import { FileCode2, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { requestFile } from '#dashboard/api/request.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { type BookFile, bookFiles } from '../book-files/book-files.contract.ts';

const looks: Readonly<Record<BookFile, { readonly icon: LucideIcon; readonly label: () => string }>> = {
  'ledger.xlsx': { icon: FileSpreadsheet, label: m.office_report_file_ledger },
  'day-book.csv': { icon: FileText, label: m.office_report_file_day_book },
  'tally.xml': { icon: FileCode2, label: m.office_report_file_tally },
};

/** Takes the entries of some days out: for a spreadsheet, and for Tally. The log says who did. */
export function BookFileButtons({ from, to }: { readonly from: string; readonly to: string }) {
  const me = useMe();
  const [making, setMaking] = useState<BookFile>();
  async function save(file: BookFile) {
    setMaking(file);
    try {
      saveFile(await requestFile(`/reports/${file}`, { from, to }), file.replace('.', `-${from}-${to}.`));
    } catch (cause) {
      notifyError(cause);
    }
    setMaking(undefined);
  }
  return (
    <div className="rep-files">
      {bookFiles.map((file) => (
        <MayButton
          key={file}
          refused={needsPermission(me, 'books.read')}
          hint={m.office_export_help()}
          variant="default"
          loading={making === file}
          leftSection={<Icon of={looks[file].icon} />}
          onClick={() => void save(file)}
        >
          {looks[file].label()}
        </MayButton>
      ))}
    </div>
  );
}
