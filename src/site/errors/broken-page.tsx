import { isRouteErrorResponse, useRouteError } from 'react-router';

/** What a fault leaves to show. The sentence is the customer's own (SPEC 8). */
export function BrokenPage() {
  const cause = useRouteError();
  const status = isRouteErrorResponse(cause) ? cause.status : 500;
  return (
    <main id="main" className="wrap section">
      <h1 className="h2">Something went wrong please reload the page</h1>
      <p className="muted">{status}</p>
    </main>
  );
}
