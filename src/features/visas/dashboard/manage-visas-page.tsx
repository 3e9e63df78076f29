import { documentLists } from '#dashboard/documents/document-lists.ts';
import { DocumentsScreen } from '#dashboard/documents/documents-screen.tsx';

/** /dashboard/managevisa */
export default function ManageVisasPage() {
  return <DocumentsScreen list={documentLists.visa} />;
}
