import { data } from 'react-router';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <main id="main">Not found</main>;
}
