import { documentLists } from '#dashboard/documents/document-lists.ts';
import { DocumentsScreen } from '#dashboard/documents/documents-screen.tsx';

/** /dashboard/manageblog */
export default function ManagePostsPage() {
  return <DocumentsScreen list={documentLists.blog} />;
}
