import { hasErrorCode } from './error-code.ts';

/** Whether a process of this id runs, whoever's it is. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return hasErrorCode(cause, 'EPERM');
  }
}
