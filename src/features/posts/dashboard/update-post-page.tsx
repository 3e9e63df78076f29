import { useParams } from 'react-router';
import { PostForm } from './post-form.tsx';

/** /dashboard/updateblog/:id */
export default function UpdatePostPage() {
  const { id } = useParams();
  return <PostForm key={id} id={id} />;
}
