import { questionLead } from '../speech/question-lead.ts';

const trial =
  /\btrial(?: (?:period|version|month|week|phase|plan|account))?[\s?.!]*$|^(?:(?:hi|hello|so|and|ok)[\s,.!]+)*(?:can|could|may) (?:i|we) (?:try|test) (?:it|this|cardwright|you|the (?:app|tool|site|service))(?: out)?(?: (?:for free|free|without paying|first|before (?:i|we) (?:pay|buy|subscribe)))+[\s?.!]*$/;
const often =
  '(?:yearly|annually|annual|by the year|per year|a year|once a year|for (?:a|the|one) (?:whole |full )?year|every year)';
const paid = '(?:plans?|payments?|billing|subscriptions?|discounts?|prices?|options?|pay|invoices?)';
const yearly = new RegExp(
  `^(?:(?:hi|hello|so|and|ok|but)[\\s,.!]+)*(?:(?:can|could|may) (?:i|we) (?:also )?(?:pay|subscribe|be (?:billed|charged))\\b[^?.]{0,30}\\b${often}|(?:is|are) there (?:an? |any )?(?:yearly|annual) ${paid}|do you (?:also )?(?:have|offer) (?:an? |any )?(?:yearly|annual) ${paid}|(?:(?:what|how much)(?: (?:is it|does it cost|do i pay|would it be|will it be|about it))? )?(?:if|when) (?:i|we) (?:pay|subscribe|take it|buy it|get billed)\\b[^?.]{0,15}\\b${often}|(?:what|which)(?: is| s)? (?:cheaper|better|less)[^?.]{0,12}\\b(?:monthly|yearly|annual(?:ly)?|(?:by |per |a |the )*(?:month|year)) or (?:monthly|yearly|annual(?:ly)?|(?:by |per |a |the )*(?:month|year))|(?:is it|is there|do i|do we|what|how much)\\b[^?.]{0,30}\\b(?:cheaper|discount|save|saving)\\b[^?.]{0,30}\\b(?:pay|paid|subscri|bill)\\w*\\b[^?.]{0,15}\\b${often})[^?.]{0,20}[\\s?.!]*$`,
);
const cheapest =
  /\b(?:cheapest|lowest|smallest|least expensive) (?:paid )?(?:plan|subscription|tier|package)\b[^?.]{0,30}\b(?:exports?|files?|marketplaces?)\b/;

const counted: [PlanLimit, string][] = [
  ['scheduled_tasks', '(?:scheduled |automatic |recurring )?(?:tasks?|schedules?|automations?)'],
  ['public_cases', '(?:(?:public |published )?cases?|(?:public|published) pages?)'],
  ['concurrent_tasks', '(?:pieces of work|works|jobs)(?: at (?:a time|once|the same time))?'],
];
/** "How many tasks can I have?", and not how many there are. */
const mostOf = counted.map(([limit, noun]): [PlanLimit, RegExp] => [
  limit,
  new RegExp(
    `${questionLead}(?:how many (?:more |further |other |additional )?${noun} (?:can|may|could|am|are|do|does|will|would) (?:i|we|you|one|a plan|(?:the |my )?(?:free|basic|plus|pro)(?: plan)?)\\b[^?]{0,16}\\b(?:have|get|make|run|create|set up|keep|plan|schedule|publish|allowed|include\\w*)\\b(?! (?:running|scheduled|planned|set up|now|still|left))[^?]{0,24}|(?:is there|what is|do i have|do you have)(?: an?| the| any| my)* (?:limits?|maximum|max)(?: (?:on|of|for|to|number of))* (?:the |my )?${noun}\\b[^?]{0,16}|${noun} limits?)[\\s?.!]*$`,
  ),
]);
const haveNow = /\bdo (?:i|we) (?:now |still |currently |already )?have\b/;

/** What a plan has a number of. */
export type PlanLimit = 'scheduled_tasks' | 'public_cases' | 'concurrent_tasks';
export type PlanAspect = 'trial' | 'yearly' | 'cheapest_with_files' | PlanLimit;

/** What exactly a question about plans wants to know, where it is one thing; null for others. In normal form. */
export function planAspectOf(text: string): PlanAspect | null {
  const said = text.trim();
  if (said.length > 140) return null;
  const limit = haveNow.test(said) ? undefined : mostOf.find(([, pattern]) => pattern.test(said))?.[0];
  if (limit !== undefined) return limit;
  if (cheapest.test(said)) return 'cheapest_with_files';
  if (yearly.test(said)) return 'yearly';
  return trial.test(said) && /\?\s*$|^(?:is|are|do|does|can|could|what|how|any|free)\b/.test(said) ? 'trial' : null;
}
