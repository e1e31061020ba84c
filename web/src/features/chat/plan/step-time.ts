/** Milliseconds that a step has taken, or takes until now; null before it has begun. Never negative, whatever the clocks say. */
export function stepMs(step: { started_at: string | null; finished_at: string | null }, now: Date): number | null {
  if (step.started_at === null) return null;
  const until = step.finished_at === null ? now.getTime() : Date.parse(step.finished_at);
  const ms = until - Date.parse(step.started_at);
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** `< 0.1 s`, `0.4 s`, `42 s`, `1:05 min`, `1:02:03 h`: short, and of a steady width while it counts. */
export function durationText(ms: number, isCounting: boolean): string {
  const seconds = Math.floor(ms / 1_000);
  if (ms < 50 && !isCounting) return '< 0.1 s';
  if (ms < 10_000 && !isCounting) return `${(ms / 1_000).toFixed(1)} s`;
  if (seconds < 60) return `${seconds} s`;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  if (hours === 0) return `${minutes}:${two(seconds % 60)} min`;
  return `${hours}:${two(minutes)}:${two(seconds % 60)} h`;
}
