import type { Request } from '../request.ts';
import { formatIn } from '../tables/export-rows.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';

const format = '(?:json ?-? ?ld|json|csv|xlsx?|excel|spread ?sheet)';
const filler =
  '(?: (?:files?|formats?|versions?|exports?|sheets?|feeds?))?(?: (?:for|of|to) [^.,;:!?]{1,40}?)?(?: too| as well)?';
const join = `${filler}(?:,? (?:and|plus|as well as|&) |,? & ?|, ?| \\+ ?)(?:(?:also|then|one|an?|the|as|in|into|another|my|please|it|for|once) )*`;
/** "JSON and CSV", "one csv for me and one xlsx for my accountant"; of an "or" and of a correction one is meant. */
const plain = new RegExp(`\\b${format}(?:${join}${format})+\\b`);
const places = new RegExp(`\\b(?:for|to|as|in) (?:my )?${marketplaceName}(?:${join}${marketplaceName})+\\b`);
const oneMeant =
  /\b(?:or|not|no|instead|rather|actually|sorry|i mean(?:t)?|better|than|versus|vs|difference|which|wait|either)\b/;

const joins = /\b(?:and|plus|as well|also|too)\b|[&+]/;
const takenBack = /\b(?:instead|can ?not|does not|do not|did not|will not|rather|i mean(?:t)?)\b/;

/** A file of each of the formats that are named, where the tables read one. */
export function ofAllFormats(request: Request): Request {
  const { text, asks } = request;
  const files = asks.filter((ask) => isCall(ask) && ask.tool === 'export_cards');
  const [file] = files;
  if (file === undefined || !isCall(file) || files.length > 1) return request;
  const [said = ''] = plain.exec(text) ?? places.exec(text) ?? [];
  if (said === '' || !joins.test(said) || oneMeant.test(said) || takenBack.test(text)) return request;
  const isPlain = plain.test(said);
  const words = said.match(new RegExp(isPlain ? format : marketplaceName, 'g')) ?? [];
  const formats = [...new Set(words.flatMap((word) => formatIn(word) ?? []))];
  if (formats.length < 2 || !formats.some((one) => one === file.input.format)) return request;
  const each = formats.map((one): Ask => ({ ...file, input: { ...file.input, format: one } }));
  return { ...request, asks: asks.flatMap((ask) => (ask === file ? each : [ask])) };
}
