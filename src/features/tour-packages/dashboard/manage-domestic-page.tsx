import { documentLists } from '#dashboard/documents/document-lists.ts';
import { DocumentsScreen } from '#dashboard/documents/documents-screen.tsx';

/** /dashboard/managedomestic */
export default function ManageDomesticPage() {
  return <DocumentsScreen list={documentLists.domestic} />;
}
