import { isSheet } from '../../attached-files.ts';
import type { Surroundings } from '../understanding/ask.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const lead =
  '^(?:(?:hi|hello|hey|please|ok(?:ay)?|and|so|first|now|just|can you|could you|would you|tell me|show me)[ ,]+)*';
const file = '(?:files?|attachments?|documents?|pdf|txt|csv|xlsx|sheet|spreadsheet|attached|table)';
const inside = '(?:rows?|lines?|columns?|headers?|headings|pages?|entries|records)';
const asks =
  "(?:what(?:['’]?s)?|who|when|where|which|how|is|are|does|do|has|have|any|summari[sz]e|summary|describe|explain|read|tell|show|list|give me|see)";

const namesFile = new RegExp(`${lead}${asks}\\b.{0,60}\\b${file}\\b[^.!]*[?.!]*$`, 'i');
/** "How many rows does it have?", "show me the first five lines". */
const namesRows = new RegExp(
  `${lead}${asks}\\b.{0,40}\\b${inside}\\b(?! of (?:the |my )?(?:card|listing|description))[^.!]*[?.!]*$`,
  'i',
);
/** Beside a file, a question that names no other thing is about it: "what is in it?", "does it have prices?". */
const isQuestion = new RegExp(
  `${lead}(?:what(?:['’]?s)?|which|how (?:many|big|long|large)|is|are|does|do (?:they|these|all)|has|have|any|who|when|where|read|see|understand|open|summari[sz]e|summary|describe|explain)\\b[^.!]*[?.!]*$`,
  'i',
);
/** About work, its price, the cards or the assistant itself. */
/** What a sheet holds, of which the library holds others. */
const namesProducts = new RegExp(
  `${lead}(?:which|what|how many|show|list|read|give me|see)\\b.{0,40}\\b(?:products?|items?|articles?|contents?)\\b[^.!]*[?.!]*$`,
  'i',
);
const isElsewhere =
  /\b(?:cards?|listings?|library|credits?|plans?|costs? (?:me|to)|import\w*|export\w*|improv\w*|optimi[sz]\w*|rewrit\w*|scor\w*|publish\w*|formats?|file types?|templates?|tasks?|undo|you (?:do|offer|recommend|suggest|think|make|create|work|support)|(?:can|could|should|shall|do|must|may|would) (?:i|we)|do (?:next|now|with)|next|better|missing|wrong|my (?!(?:attached )?(?:files?|csv|sheet|pdf|document|table|attachment|list|data))|your)\b/i;

/** "Before anything is imported I'd like to know which products are in it." */
const insideFile =
  /\b(?:what|which|how many|how much)\b[^.!?]{0,40}\b(?:in(?:side)?|contains?) ?(?:it|this|that|there|the (?:file|sheet|spreadsheet|attachment))?(?=[\s.,;!?]|$)/i;
const notYet =
  /\b(?:do(?: not|n['’]?t)|not|without|before)\b[^.!?]{0,30}\b(?:import|load|bring|take|pull|upload|get)(?:ed|ing|s)?\b/i;

const picture = '(?:pictures?|photos?|images?|pics?|files?|it|this|that|them|these)';
const ofPicture = new RegExp(
  `${lead}(?:what(?:['’]?s| is| are| do you see| can you see)?(?: (?:in|on|shown|visible|this|that|it|to be seen|the|there))*(?: ${picture})?|(?:see|read|understand|recogni[sz]e|open|describe|look at) (?:the |this |that |my )?${picture}|do you (?:see|recogni[sz]e|know) (?:what|the|this|it).*|how (?:big|large|wide|high|many pixels)\\b.{0,30}|(?:what|which) (?:size|resolution|format|dimensions?)\\b.{0,30})[?.! ]*$`,
  'i',
);

const whatFor = new RegExp(
  `${lead}what (?:can|could|do|should|shall|will|would) (?:you|i|we) do (?:with|about) (?:${picture}|the ${file})[?.! ]*$`,
  'i',
);
const updates = new RegExp(
  `\\b(?:update|change|adjust|correct|sync(?:hroni[sz]e)?|refresh|overwrite)\\b.{0,60}\\b(?:from|by|with|per|to|using|as in|according to) (?:the |this |that |my |it\\b)*(?:attached )?(?:${file}|price list|list)\\b`,
  'i',
);
/** The values of a table for cards that are there already: it would only make new ones. */
export const isUpdateFromSheet = (command: string, { files, filesAreNew, newFiles }: Surroundings): boolean =>
  filesAreNew && files.slice(0, newFiles).some(isSheet) && updates.test(command);

/** What a file says is no question about a card. */
export function isFileQuestion(command: string, around: Surroundings): boolean {
  const { files, filesAreNew, newFiles, hasCard } = around;
  const ofMessage = filesAreNew ? files.slice(0, newFiles) : files;
  if (ofMessage.length === 0) return false;
  if (filesAreNew && whatFor.test(command)) return true;
  if (ofMessage.every(({ kind }) => kind === 'image')) return filesAreNew && ofPicture.test(command.trim());
  if (insideFile.test(command) && notYet.test(command)) return true;
  if (isElsewhere.test(command) || marketplacesIn(normalForm(command).text).length > 0) return false;
  if (namesFile.test(command)) return true;
  if (filesAreNew) return [namesRows, namesProducts, isQuestion].some((form) => form.test(command));
  if (around.isAboutFile !== true) return false;
  return namesRows.test(command) || (!hasCard && isQuestion.test(command));
}
