import { Navigate } from 'react-router';

/** /dashboard redirects to its first page. */
export default function ToHomePage() {
  return <Navigate to="/dashboard/home" replace />;
}
