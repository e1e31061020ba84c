/** A start that cannot go on, in one line for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The system's own words for why a file or an address could not be used. */
export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EEXIST: 'there is a file with this name',
    ENOENT: 'part of the path does not exist',
    ECONNREFUSED: 'nothing answers at this address',
    ENOTFOUND: 'the host name is unknown',
    '28P01': 'the password is wrong',
    '3D000': 'the database does not exist',
  };
  return reasons[code] ?? (code === '' ? 'unknown reason' : code);
}
