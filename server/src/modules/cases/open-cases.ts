/** Answers that are being written about cases. They end when their case does, whichever server took it back. */
export interface OpenCases {
  /** The signal aborts when the case is gone, or with `gone`. Release it when the answer has ended. */
  watch(caseId: string, gone: AbortSignal): { signal: AbortSignal; release(): void };
  /** Checks now instead of at the next interval. */
  check(): void;
}

/** Another server may have taken a case back; it is noticed after this time. */
const pollMs = 1_000;

export function createOpenCases(isOpen: (caseId: string) => Promise<boolean>): OpenCases {
  const open = new Map<AbortController, string>();
  let timer: NodeJS.Timeout | null = null;
  const check = async () => {
    for (const caseId of new Set(open.values())) {
      // If the database cannot be asked, the answer goes on, and the next check asks again.
      if (await isOpen(caseId).catch(() => true)) continue;
      for (const [controller, id] of open) if (id === caseId) controller.abort();
    }
  };
  const release = (controller: AbortController) => {
    open.delete(controller);
    if (open.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
  return {
    watch(caseId, gone) {
      const controller = new AbortController();
      open.set(controller, caseId);
      timer ??= setInterval(() => void check(), pollMs).unref();
      return { signal: AbortSignal.any([controller.signal, gone]), release: () => release(controller) };
    },
    check: () => void check(),
  };
}
