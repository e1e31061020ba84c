import type { Clock } from '../outside/clock/clock.ts';
import type { EventLog } from './event-log.ts';

const hour = 3_600_000;
/** Long enough for a laptop that was closed overnight; history is kept elsewhere. */
const keptHours = 24;

/** Removes old events every hour. Resolves to its stop. */
export function startEventCaretaker(log: EventLog, clock: Clock, onError: (error: unknown) => void): () => void {
  const remove = () => {
    log.removeOlderThan(new Date(clock.now().getTime() - keptHours * hour)).catch(onError);
  };
  const timer = setInterval(remove, hour);
  timer.unref();
  return () => clearInterval(timer);
}
