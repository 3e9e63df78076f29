import { DocumentsScreen } from '#dashboard/documents/documents-screen.tsx';
import { m } from '#messages/messages.js';

const list = {
  key: 'manageblog',
  kind: 'post',
  sections: true,
  get nothingText() {
    return m.office_no_posts_text();
  },
} as const;

/** /dashboard/manageblog: blog and news */
export default function ManagePostsPage() {
  return <DocumentsScreen title={m.office_nav_posts()} addLabel={m.office_add_post()} list={list} />;
}
