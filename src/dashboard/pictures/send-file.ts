import { accessToken } from '#features/identity/browser/visitor.ts';
import { type LibraryPicture, libraryPicture } from '#features/media/library/library.contract.ts';
import { ApiProblem, problemIn } from '../api/request.ts';

/** The server's limit; a larger file isn't sent. */
const maxBytes = 20 * 1024 * 1024;

const problem = (status: number, code: string) => new ApiProblem({ status, code, detail: '', fields: [] });

/**
 * Uploads a file to the library with progress, which fetch can't report.
 * @param onProgress called with 0 to 1.
 * @throws ApiProblem for an error response; status 0 without a connection.
 */
export async function sendFile(file: File, onProgress: (share: number) => void): Promise<LibraryPicture> {
  if (file.size > maxBytes) {
    throw problem(413, 'request.too-much');
  }
  const token = await accessToken();
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(loaded / total);
    request.onerror = () => reject(problem(0, 'network'));
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.open('POST', '/api/media');
    if (token !== undefined) {
      request.setRequestHeader('authorization', `Bearer ${token}`);
    }
    const body = new FormData();
    body.set('file', file);
    body.set('name', file.name);
    request.send(body);
  });
  if (!response.ok) {
    throw await problemIn(response);
  }
  return libraryPicture.parse(await response.json());
}
