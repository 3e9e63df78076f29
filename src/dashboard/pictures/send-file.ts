import { accessToken } from '#features/identity/browser/visitor.ts';
import { ApiProblem } from '../api/ask.ts';
import { type LibraryPicture, picture } from './picture-api.ts';

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sentence = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'detail' in answer && typeof answer.detail === 'string'
    ? answer.detail
    : '';

/**
 * Sends a file to the library, telling how far it is, which fetch can't.
 * @param onProgress gets 0 to 1.
 * @throws ApiProblem of what the server refuses; status 0 without a connection.
 */
export async function sendFile(file: File, onProgress: (share: number) => void): Promise<LibraryPicture> {
  const token = await accessToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, detail: string) =>
      reject(
        new ApiProblem({ status, code: status === 0 ? 'network' : 'media.refused', detail, fields: [] }),
      );
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(loaded / total);
    request.onerror = () => fail(0, '');
    request.onload = () => {
      const answer = json(request.responseText);
      const taken = picture.safeParse(answer);
      if (request.status < 300 && taken.success) {
        resolve(taken.data);
      } else {
        fail(request.status, sentence(answer));
      }
    };
    request.open('POST', '/api/media');
    if (token !== undefined) {
      request.setRequestHeader('authorization', `Bearer ${token}`);
    }
    const body = new FormData();
    body.set('file', file);
    body.set('name', file.name);
    request.send(body);
  });
}
