import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#platform/free-port.ts';
import { guardRequests } from './request-guard.ts';

/** Sends a raw request; returns the raw response. */
async function sends(siteUrl: string, ...headers: string[]): Promise<string> {
  const port = await freePort();
  const server = createServer(guardRequests(siteUrl, (_, response) => void response.end('inside')));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect(port, '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
  }
  return answer;
}

test('a request that names two hosts is refused, and one that names one is let in', async () => {
  const site = 'http://shofor.example';
  expect(await sends(site, 'Host: shofor.example')).toContain('inside');
  for (const second of ['Host: evil.example', 'hOST: shofor.example']) {
    const answer = await sends(site, 'Host: shofor.example', second);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('inside');
  }
});

test('browsers are told to stay on https where the site is there, and only there', async () => {
  expect(await sends('https://shofor.example', 'Host: a')).toMatch(
    /strict-transport-security: max-age=31536000; includeSubDomains/i,
  );
  expect(await sends('http://localhost:3000', 'Host: a')).not.toMatch(/strict-transport/i);
});
