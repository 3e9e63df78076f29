import { type FileDeps, type PrivateFile, streamFile } from './private-files.ts';

/** A private file as a download: never shown in the page, run, or kept by a cache. */
export const fileResponse = (deps: FileDeps, file: PrivateFile): Response =>
  new Response(streamFile(deps, file), {
    headers: {
      'content-type': file.mediaType,
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
