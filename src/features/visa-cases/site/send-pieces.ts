import { pieceBytes } from '../visa-cases.rules.ts';

/** What the server says to a piece, or to the question how much is there. */
export interface PieceAnswer {
  /** 0 when the line broke. */
  readonly status: number;
  /** How much is there; undefined when it doesn't say. */
  readonly arrived: number | undefined;
  /** Whether all is there, and the file lies with its paper. */
  readonly isWhole: boolean;
  readonly code: string | undefined;
}

interface Line {
  /** Sends a piece with its Content-Range; without a piece it asks. */
  put(range: string, piece: Blob | undefined, at: number): Promise<PieceAnswer>;
  /** Waits before it is tried again, for the n-th time in a row. */
  wait(time: number): Promise<void>;
}

/** A line that breaks is tried again so often in a row; every piece that arrives begins the count anew. */
const attempts = 9;

const isBroken = ({ status, code }: PieceAnswer) =>
  status === 0 ||
  status === 429 ||
  status >= 500 ||
  (status === 409 && code === 'files.gone') ||
  (status === 422 && code === 'request.malformed');

/**
 * Sends a file piece by piece. When the line breaks it asks how much is there and goes on from it, with shorter pieces.
 * @returns 201 when all is there; otherwise the status of the refusal, 0 when the line stays broken
 */
export async function sendInPieces(file: Blob, { put, wait }: Line): Promise<number> {
  const whole = file.size;
  let length: number = pieceBytes.usual;
  // A long one may have been begun before: the same file again goes on where it was.
  let arrived = whole <= length ? 0 : undefined;
  let broken = 0;
  while (broken < attempts) {
    const from: number | undefined = arrived;
    const end = Math.min((from ?? 0) + length, whole);
    const answer =
      from === undefined
        ? await put(`bytes */${whole}`, undefined, 0)
        : await put(`bytes ${from}-${end - 1}/${whole}`, file.slice(from, end), from);
    if (answer.isWhole) {
      return 201;
    }
    if (isBroken(answer)) {
      broken += 1;
      arrived = undefined;
      length = Math.max(pieceBytes.least, Math.floor(length / 2));
      if (broken === attempts) {
        return answer.status;
      }
      await wait(broken);
    } else if (answer.arrived === undefined) {
      return answer.status;
    } else {
      // Also of a piece that came before, when only the answer was lost.
      const isFurther = from !== undefined && answer.arrived > from;
      const isToGoOn = from === undefined && answer.arrived < whole;
      broken = isFurther ? 0 : isToGoOn ? broken : broken + 1;
      // All may be there and the file not made of it, when the server stopped in between: to ask makes it.
      arrived = answer.arrived < whole ? answer.arrived : undefined;
    }
  }
  return 0;
}
