import { DocumentsScreen } from '#dashboard/documents/documents-screen.tsx';
import { m } from '#messages/messages.js';

const list = {
  key: 'managedomestic',
  kind: 'tour-package',
  market: 'domestic',
  get nothingText() {
    return m.office_no_packages_text();
  },
} as const;

/** /dashboard/managedomestic */
export default function ManageDomesticPage() {
  return <DocumentsScreen title={m.office_nav_domestic()} addLabel={m.office_add_package()} list={list} />;
}
