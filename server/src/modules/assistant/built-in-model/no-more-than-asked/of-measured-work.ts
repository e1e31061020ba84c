import type { Request } from '../request.ts';
import { type Ask, isCall } from '../understanding/ask.ts';

/** "Improve it, but only if it scores under 50": the score comes first, or nothing would hold the work back. */
export function ofMeasuredWork(request: Request): Request {
  const work = request.asks.find((ask) => isCall(ask) && ask.only !== undefined);
  const isMeasured = request.asks.some((ask) => isCall(ask) && ask.tool === 'score_card' && ask.only === undefined);
  if (work === undefined || !isCall(work) || isMeasured) return request;
  const { marketplace } = work.input;
  const score: Ask = {
    kind: 'call',
    tool: 'score_card',
    input: marketplace === undefined ? {} : { marketplace },
    target: work.target,
  };
  return { ...request, asks: [score, ...request.asks] };
}
