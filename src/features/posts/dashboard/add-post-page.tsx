import { PostForm } from './post-form.tsx';

/** /dashboard/addblog */
export default function AddPostPage() {
  return <PostForm id={undefined} />;
}
