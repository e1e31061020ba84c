import { isSheet } from '../../attached-files.ts';
import { isFailure } from '../../tool-types.ts';
import type { Conversation, Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, call, isCall, say } from '../understanding/ask.ts';
import { type FilePick, filePartIn } from '../understanding/file-parts.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

/** Of a file that came along, the products that are wanted: all, some, or it is asked which. */
export function ofFilePart(conversation: Conversation, request: Request): Request {
  // A question about the file takes nothing of it.
  const isAsked = request.asks.some((ask) => ask.kind === 'say' && ask.topic === 'file_what');
  if (conversation.isScheduled === true || isAsked) return request;
  const later = ofEarlierFile(conversation, request) ?? ofNewFile(conversation, request);
  if (later !== null) return { ...request, asks: [later] };
  const at = request.asks.findIndex((ask) => isCall(ask) && ask.tool === 'import_file');
  const ask = request.asks[at];
  if (ask === undefined || !isCall(ask) || ask.input.pick !== undefined) return request;
  const pick = filePartIn(request.text);
  if (pick === null) return request;
  if (pick === 'unclear') return { ...request, asks: [say('file_part')] };
  const picked: Ask = { ...ask, input: { ...ask.input, pick } };
  return { ...request, asks: request.asks.with(at, picked) };
}

/** "Only those over 15 euros", beside a file: words that name no work are about what is in it. */
function ofNewFile({ current }: Conversation, { asks, text }: Request): Ask | null {
  const file = (current.files ?? []).find(isSheet);
  if (file === undefined || asks.some(isCall)) return null;
  const pick = filePartIn(text);
  if (pick === 'unclear') return say('file_part');
  return pick === null ? null : importOf(file.file_id, text, pick);
}

const lead = '^(?:(?:ok(?:ay)?|then|now|and|no|well|so|please|yes|fine|sorry|also|oops)[\\s,.!]+)*';
const take = '(?:(?:import|take|add|load|do|get)[\\s,]+)?';
const tail = '(?: (?:please|then|now|too|as well|also|instead))*[\\s.!]*$';
const wantsAll = new RegExp(
  `${lead}${take}(?:all(?: of (?:it|them))?|everything|the (?:whole|entire) (?:file|thing)|them all|it all)${tail}`,
);
const wantsRest = new RegExp(
  `${lead}${take}(?:all )?(?:of )?(?:the )?(?:rest|others?|other (?:rows|products|ones)|remaining(?: rows| products| ones)?)(?: of (?:it|them|the (?:file|rows|products|list)))?${tail}`,
);
/** "Import the file", "make a card of it": what the answer to a file without an order offers. */
const takesIt = new RegExp(
  `${lead}(?:import|load|read(?: in)?|take in|process|bring in|add|use|(?:make|create|write) (?:an? |the )?(?:cards?|listings?)(?: of| from| out of)?)(?: (?:it|this|that|them|(?:the|this|that|my) (?:attached )?(?:file|pdf|text|document|csv|sheet|spreadsheet|list|products)))?(?: for [a-z]+)?${tail}`,
);
const namesRows = new RegExp(`${lead}${take}(?:the )?(?:rows?|lines?|products?) \\d[^;!?]*$`);

/** "The first two rows", "the rest too": of the file that the turn before was about. */
function ofEarlierFile({ earlier, files, current }: Conversation, { text }: Request): Ask | null {
  const last = earlier.at(-1);
  if (last === undefined || (current.files ?? []).length > 0) return null;
  const said = text.trim();
  const sent = (last.files ?? []).find(({ kind }) => kind !== 'image');
  if (sent !== undefined && !isSheet(sent)) {
    if (last.steps.length > 0 || !takesIt.test(said) || sent.text.trim() === '') return null;
    return call('import_listing', { text: sent.text, marketplace: marketplacesIn(said)[0]?.id });
  }
  const file = files.find(isSheet);
  if (file === undefined) return null;
  const pick = wantsAll.test(said) ? null : filePartIn(said);
  if (pick === 'unclear') return null;
  const market = `${said} ${normalForm(last.text).text}`;
  const isOpen = last.steps.length === 0 && (last.files ?? []).some(isSheet);
  const isTaken = pick !== null || wantsAll.test(said) || takesIt.test(said);
  if (isOpen) return isTaken ? importOf(file.file_id, market, pick) : null;
  const before = pickBefore(last);
  if (before === null) return null;
  if (wantsRest.test(said)) return importOf(file.file_id, market, { ...before, is_except: before.is_except !== true });
  return pick !== null && namesRows.test(said) ? importOf(file.file_id, market, pick) : null;
}

/** What the turn before took of the file, or was to take and did not find. */
function pickBefore({ steps }: Turn): FilePick | null {
  const step = steps.findLast(({ tool }) => tool === 'import_file');
  const pick = (step?.input?.pick as FilePick | undefined) ?? null;
  return pick !== null && step !== undefined && isFailure(step.output) ? { ...pick, is_except: true } : pick;
}

const importOf = (file_id: string, said: string, pick: FilePick | null): Ask =>
  call('import_file', { file_id, marketplace: marketplacesIn(said)[0]?.id, pick: pick ?? undefined });
