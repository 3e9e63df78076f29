import { DocumentsScreen } from '#dashboard/documents/documents-screen.tsx';
import { m } from '#messages/messages.js';

const list = {
  key: 'manageinternational',
  kind: 'tour-package',
  market: 'international',
  get nothingText() {
    return m.office_no_packages_text();
  },
} as const;

/** /dashboard/manageinternational */
export default function ManageInternationalPage() {
  return (
    <DocumentsScreen title={m.office_nav_international()} addLabel={m.office_add_package()} list={list} />
  );
}
