// Shows what staff are told of on this device. It keeps nothing and answers no request.
const home = '/dashboard/home';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title = 'Shofor', body = '', language = 'en', tag = '', path = home } = event.data?.json() ?? {};
  const shown = { body, lang: language, tag, icon: '/icon-192.png', data: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

// Only a page of the office; one that shows it already comes to the front.
async function openPage(path) {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  const isOffice = origin === self.location.origin && pathname.startsWith('/dashboard/');
  const address = isOffice ? href : `${self.location.origin}${home}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there === undefined ? self.clients.openWindow(address) : there.focus());
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
