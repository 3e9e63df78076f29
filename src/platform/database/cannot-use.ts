/** For the operator: a directory of the program that the system doesn't let it use. */
export const cannotUse = (directory: string, cause: unknown) =>
  new Error(
    `The data directory ${directory} can't be used: ${cause instanceof Error ? cause.message : String(cause)}. Give it to the user who starts the program (chown -R), or set DATA_DIR to another one.`,
    { cause },
  );
