import { Failure } from '#platform/command/failure.ts';

/** @throws Failure conflict when the document is in the trash. */
export function refuseTrashed(document: { trashedAt: Date | null }): void {
  if (document.trashedAt) {
    throw new Failure('conflict', 'documents.trashed', 'The document is in the trash. Bring it back first.');
  }
}
