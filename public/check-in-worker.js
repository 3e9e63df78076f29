// Keeps the check-in page and its files, so that it comes up without a network. What the API answers is never kept here.
const store = 'check-in';
const isPage = ({ pathname }) => /^\/dashboard\/departures\/[^/]+\/check-in$/.test(pathname);
const isFile = ({ pathname, origin }) => origin === self.location.origin && pathname.startsWith('/assets/');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keep(address) {
  const response = await fetch(address);
  if (response.ok) {
    await (await caches.open(store)).put(address, response);
  }
}

// The page says what it has loaded before this worker was there, or that everything is to be forgotten.
self.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data) ? event.data : [];
  const kept = addresses.filter((address) => {
    const url = new URL(address, self.location.origin);
    return isPage(url) || isFile(url);
  });
  event.waitUntil(Promise.allSettled(kept.map(keep)));
});

async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok) {
      await (await caches.open(store)).put(request.url, response.clone());
    }
    return response;
  } catch (cause) {
    const kept = await caches.match(request.url, { cacheName: store });
    if (kept === undefined) {
      throw cause;
    }
    return kept;
  }
}

// The name of a file changes with its content.
const file = async (request) => (await caches.match(request, { cacheName: store })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET') {
    return;
  }
  if (event.request.mode === 'navigate' && isPage(url)) {
    event.respondWith(page(event.request));
  } else if (isFile(url)) {
    event.respondWith(file(event.request));
  }
});
