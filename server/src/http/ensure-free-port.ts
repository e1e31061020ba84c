import { createServer } from 'node:net';
import { StartError, systemReason } from '../start-error.ts';

/**
 * Called before the database is opened, so that a start that cannot listen touches nothing.
 * @throws StartError when the port is taken
 */
export function ensureFreePort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`
            : `Cannot listen on ${host}:${port}: ${systemReason(error)}. Set PORT to another number.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
