import { useParams } from 'react-router';
import { PostForm } from './post-form.tsx';

/** /dashboard/addblog and /dashboard/updateblog/:id */
export default function WritePostPage() {
  const { id } = useParams();
  return <PostForm key={id} id={id} />;
}
