/** Something the operator should know of, for the log. */
export interface Note {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly words: string;
}

export type Say = (note: Note) => void;
