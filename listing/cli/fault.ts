/** Exit statuses of the command line; the numbers from 64 on are those of `sysexits.h`. */
export const exitStatus = {
  done: 0,
  /** The content was read but refused: no product, no listing, facts without a source under `--strict`. */
  refused: 2,
  /** Wrong use: an unknown command, option, marketplace or format. */
  usage: 64,
  /** A file that cannot be opened. */
  noInput: 66,
  /** A bug in this program. */
  internal: 70,
  /** The answer cannot be written. */
  noOutput: 73,
} as const;
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** What ends a command with one line on standard error. */
export class Fault extends Error {
  readonly status: ExitStatus;

  constructor(status: ExitStatus, message: string) {
    super(message);
    this.name = 'Fault';
    this.status = status;
  }
}
