/** The service workers of the office, and the pages that each is for. A page belongs to the one with the longest fitting scope. */
const scopes = {
  /** Keeps the check-in page, so that it comes up without a network. */
  '/check-in-worker.js': '/dashboard/departures/',
  /** Shows notifications. */
  '/push-worker.js': '/dashboard/',
} as const;
type Worker = keyof typeof scopes;

/** Starts a worker; one that runs already is started no second time. The browser must have service workers. */
export async function startWorker(worker: Worker): Promise<ServiceWorkerRegistration> {
  // Trusted Types allow a script's address only through a policy.
  if (window.trustedTypes && !window.trustedTypes.defaultPolicy) {
    window.trustedTypes.createPolicy('default', {
      createScriptURL: (address) => (Object.hasOwn(scopes, address) ? address : null),
    });
  }
  return navigator.serviceWorker.register(worker, { scope: scopes[worker] });
}

/** The worker's registration in this browser; undefined when it was never started. */
export async function findWorker(worker: Worker): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(scopes[worker]);
  return found !== undefined && new URL(found.scope).pathname === scopes[worker] ? found : undefined;
}
