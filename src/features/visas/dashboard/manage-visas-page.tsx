import { DocumentsScreen } from '#dashboard/documents/documents-screen.tsx';
import { m } from '#messages/messages.js';

const list = {
  key: 'managevisa',
  kind: 'visa',
  get nothingText() {
    return m.office_no_visas_text();
  },
} as const;

/** /dashboard/managevisa */
export default function ManageVisasPage() {
  return <DocumentsScreen title={m.office_nav_visas()} addLabel={m.office_add_visa()} list={list} />;
}
