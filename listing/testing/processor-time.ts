/** Processor time of this thread that the work takes, in milliseconds: other work on the machine does not add to it. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
