import { accessToken } from '#features/identity/browser/visitor.ts';
import { type LibraryPicture, libraryPicture } from '#features/media/library/library.contract.ts';
import { ApiProblem, problemIn } from '../api/request.ts';

/** What the server takes; a larger one isn't sent at all. */
const mostBytes = 20 * 1024 * 1024;

const problem = (status: number, code: string) => new ApiProblem({ status, code, detail: '', fields: [] });

/**
 * Sends a file to the library, telling how far it is, which fetch can't.
 * @param onProgress gets 0 to 1.
 * @throws ApiProblem of what the server refuses; status 0 without a connection.
 */
export async function sendFile(file: File, onProgress: (share: number) => void): Promise<LibraryPicture> {
  if (file.size > mostBytes) {
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
