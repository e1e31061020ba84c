import { isFailure } from '../../tool-types.ts';
import type { ToolStep } from '../conversation.ts';
import type { PlannedCall } from '../plan-calls.ts';
import { bulletList, plain } from '../safe-markdown.ts';

/** Without credits there is no next page. */
const isUnread = ({ tool, output }: ToolStep) =>
  tool === 'import_listing' && isFailure(output) && output.error.code !== 'credits_exhausted';
const isImport = ({ tool }: { tool: string }) => tool === 'import_listing';

/** Of several pages one that cannot be read keeps none of the others from it. */
export const isOneOfImports = (step: ToolStep, calls: PlannedCall[]): boolean =>
  isUnread(step) && calls.filter(isImport).length > 1;

/** The calls without what was to be done with the card of a page that could not be read; `steps` begin with the first call. */
export function withoutUnread(steps: ToolStep[], calls: PlannedCall[]): PlannedCall[] {
  if (calls.filter(isImport).length < 2) return calls;
  const left: PlannedCall[] = [];
  let isSkipped = false;
  let cards = 0;
  for (const call of calls) {
    const isOfCard = call.target !== null;
    if (isImport(call)) isSkipped = false;
    // What is about no single card of them is done with those that are there.
    if ((isSkipped && isOfCard) || (isSkipped && !isImport(call) && cards === 0)) continue;
    const step = steps[left.length];
    left.push(call);
    if (!isImport(call) || step === undefined) continue;
    isSkipped = isUnread(step);
    if (!isSkipped) cards += 1;
  }
  return left;
}

/** Which of several pages were not imported, and why; null when all were, or it was one alone. */
export function unreadImports(steps: ToolStep[]): string | null {
  const imports = steps.filter(isImport);
  const unread = imports.filter(isUnread);
  if (imports.length < 2 || unread.length === 0) return null;
  const lines = unread.map(({ input, output }) => {
    const { url } = (input ?? {}) as { url?: string };
    const why = isFailure(output) ? plain(output.error.message, 300) : '';
    return url === undefined ? why : `${plain(url, 200)}: ${why}`;
  });
  return `These pages I could not import, and nothing was charged for them:\n\n${bulletList(lines)}\n\nIf you can see them in your browser, paste the text or HTML of each here, and I work with that.`;
}
