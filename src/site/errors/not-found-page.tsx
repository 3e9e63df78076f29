import { data } from 'react-router';

/** Any address that no other page answers to. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
