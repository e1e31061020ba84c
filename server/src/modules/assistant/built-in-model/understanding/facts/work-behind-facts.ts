import { formatIn } from '../../tables/export-rows.ts';
import { type Ask, isCall } from '../ask.ts';
import { marketplacesIn } from '../marketplace-words.ts';

const workBehind =
  /[\s.,;:-]*\b(?:(?:and|then|please|also) )*(?:and|then|after(?:wards| that)?),? (?:(?:please|also|then|directly) )*(improve|optimi[sz]e|polish|score|rate) (?:it|this|that|the (?:card|listing))\b[^.:\n]{0,40}[.!]*$/i;

const exportBehind =
  /[\s.,;:-]*\b(?:(?:and|then|please|also) )*(?:and|then|after(?:wards| that)?),? (?:(?:please|also|then|directly) )*(?:export|download|give|send|get|make) (?:it|this|that|me|us|the|an?)\b[^.:\n]{0,60}\b(?:csv|xlsx|excel|json|tsv|xml|file|feed|sheet)\b[^.:\n]{0,20}[.!]*$/i;

/** "..., then improve it": what follows the facts is done with the new card, and is none of them. */
export function withWorkBehind(made: Ask): Ask[] {
  const text = isCall(made) && made.tool === 'create_card' ? String(made.input.text) : '';
  const [file] = exportBehind.exec(text) ?? [];
  if (file !== undefined && isCall(made)) {
    const format = formatIn(file.toLowerCase()) ?? 'xlsx';
    const facts = { ...made, input: { ...made.input, text: text.slice(0, text.length - file.length) } };
    return [
      ...withWorkBehind(facts),
      { kind: 'call', tool: 'export_cards', input: { format }, target: { kind: 'it' } },
    ];
  }
  const [said = '', verb] = workBehind.exec(text) ?? [];
  if (verb === undefined || !isCall(made)) return [made];
  const marketplace = made.input.marketplace ?? marketplacesIn(said.toLowerCase())[0]?.id;
  const tool = /^(?:score|rate)/i.test(verb) ? 'score_card' : 'improve_card';
  const input = marketplace === undefined ? {} : { marketplace };
  return [
    { ...made, input: { ...made.input, text: text.replace(workBehind, '') } },
    { kind: 'call', tool, input, target: { kind: 'it' } },
  ];
}
