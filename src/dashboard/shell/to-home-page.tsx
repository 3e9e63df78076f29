import { Navigate } from 'react-router';

/** /dashboard leads to its first page. */
export default function ToHomePage() {
  return <Navigate to="/dashboard/home" replace />;
}
