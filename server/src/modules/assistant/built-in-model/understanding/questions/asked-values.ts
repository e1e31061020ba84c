import { specName } from '../edits/edit-values.ts';
import { beginsOrder } from '../orders/order-cuts.ts';
import { beginsWithOrder } from '../orders/order-forms.ts';
import { normalForm } from '../speech/normal-form.ts';
import { questionLead } from '../speech/question-lead.ts';

const amount = '(?:[$€£] ?)?\\d[\\d.,]*(?<=\\d)';
const money = `${amount}(?: ?(?:[$€£]|eur|euros?|usd|dollars?|gbp|pounds?)\\b)?`;
const figure = `${amount}(?: ?(?:%|(?!(?:on|in|at|now|there|here|and|but|is|was|for|last|this|since|as|by|or|to)\\b)[a-z]{1,8}\\b))?`;
const fields = `(?:price|brand(?: name)?|stock|availability|category|country of origin|wattage|power|voltage|${specName})`;
/** "The lamp's price". */
const owner = "(?:[a-z][a-z -]{1,30}['’]s )?";
const right =
  '(?:(?:still|really|actually|even|here|there|now|all) )*(?:right|correct|ok|okay|true|accurate|valid|current|up to date|wrong|old|outdated|off|a mistake|match(?:es)?|fits?|agrees?)';
const asks = new RegExp(
  `${questionLead}(?:(?:is|are|was|were|does|do) )?(?:(?:the|my|our|its|this|that|these|those) )?(?:${owner}(${fields})(?: of (?:the |my |our |this )?[a-z][a-z -]{1,30}?)?|${figure}) ${right}\\b(?! (?:it|this|that|the)\\b)[^.!?,;]{0,30}$`,
);
const beginsAsking = new RegExp(`${questionLead}(?:is|are|was|were|does|do)\\b`);
/** What is to be done, or under which condition: no mere statement. */
const wants =
  /\b(?:should|shall|must|has to|have to|needs?|wants?|please|if|unless|otherwise|can you|could you|would you|will you|so (?:set|change|make|put|fix|update))\b/;

export interface AskedValue {
  question: string;
  /** What it is about and what the seller heard of it, where that is one thing; else null. */
  field: string | null;
  value: string | null;
}

/**
 * "Is the price right? Says 24.90 on the site": a question whether what the card says is so, beside what the seller has seen
 * or heard elsewhere. Nothing of it is an order. Null for other words.
 */
export function askedValue(said: string): AskedValue | null {
  if (said.length > 200 || /https?:|[\n"“]/.test(said)) return null;
  const parts = said.split(/(?<=[.!?])\s+|[,;]\s+|\s+-\s+/).filter((part) => part.trim() !== '');
  const forms = parts.map((part) =>
    normalForm(part)
      .text.replace(/[\s.!?]+$/, '')
      .trim(),
  );
  const at = forms.findIndex(
    (form, index) => asks.test(form) && (beginsAsking.test(form) || /\?/.test(parts[index] ?? '')),
  );
  const question = parts[at]?.trim();
  const others = forms.filter((_, index) => index !== at);
  if (question === undefined || others.length === 0) return null;
  if (others.some((form) => wants.test(form) || beginsWithOrder(form) || beginsOrder(form))) return null;
  const field = asks.exec(forms[at] ?? '')?.[1] ?? null;
  const heard = new RegExp(field === 'price' ? money : figure, 'gi');
  const [value, ...more] = parts.filter((_, index) => index !== at).flatMap((part) => part.match(heard) ?? []);
  return {
    question: field === null ? `${question.replace(/[\s.!?]+$/, '')}?` : `what is the ${field}?`,
    field,
    value: value === undefined || more.length > 0 ? null : value,
  };
}

/** The change that would make the card say so, in the seller's words; null where that is not known. */
export const asOrder = ({ field, value }: AskedValue): string | null =>
  field === null || value === null
    ? null
    : field === 'price' || field.startsWith('brand')
      ? `set the ${field} to ${value}`
      : `set the specification ${field} to ${value}`;
