import { documentLists } from '#dashboard/documents/document-lists.ts';
import { DocumentsScreen } from '#dashboard/documents/documents-screen.tsx';

/** /dashboard/manageinternational */
export default function ManageInternationalPage() {
  return <DocumentsScreen list={documentLists.international} />;
}
