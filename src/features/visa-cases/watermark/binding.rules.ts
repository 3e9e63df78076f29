/** What is bound into one PDF, in order: a picture as a JPEG of its own page, a PDF as all its pages, or a page that says that a picture can't be read. */
export interface Sheet {
  readonly kind: 'picture' | 'pdf' | 'unreadable';
  readonly bytes: Uint8Array;
}

/** A PDF to make. */
export interface Binding {
  /** Stands over each page again and again; Latin letters, others become dots. */
  readonly mark: string;
  readonly sheets: readonly Sheet[];
  /** The places of PDFs that are put on a page as attached files, and not opened. */
  readonly attached: readonly number[];
  /** Whether a first page follows once it is known how many pages each sheet has. */
  readonly hasCover: boolean;
}

/** What the thread that binds says: at which sheet it is, what it needs, and in the end the PDF. */
export type Bound =
  | { readonly at: number }
  | { readonly pages: readonly number[] }
  | { readonly pdf: Uint8Array<ArrayBuffer> };

/** What opening the files of one PDF may cost, whatever is in them. */
export const bindingLimits = {
  /** How long the thread may take to start, on a busy machine, before it opens a file. */
  startMs: 30_000,
  /** How long the thread may be busy with one sheet. */
  sheetMs: 6_000,
  /** Objects of the files in memory, and the streams that are unpacked from them. */
  bytes: 768 * 1024 * 1024,
  /** The pages of one file; one with more is attached. */
  pages: 2_000,
  /** So many files may break the thread; after them all other PDFs are attached without being opened. */
  broken: 3,
} as const;
