import { withUrlsAs } from '../../pasted.ts';
import { normalForm } from '../speech/normal-form.ts';

/** Stands for each address. */
const page = '@';
const lead =
  '(?:(?:hi|hello|hey|ok(?:ay)?|so|and|but|well|hm+|also|by the way|btw|quick question|(?:one |a |just a )?(?:quick )?question|just (?:asking|curious|wondering)|tell me|do you know|(?:can|could) you tell me|i (?:am )?(?:just )?wonder(?:ing)?|wondering|any idea)[\\s,:.!-]+(?:if |whether )?)*';
const others =
  '(?:i|it|this|that|they|there|anyone|anybody|people|buyers|customers|google|amazon|e-?bay|etsy|walmart|shopify|cardwright|(?:the|my|our|your|a|an) [a-z]+)';
const sentence = '[^.;:!?\\n]*';

/** "Is @ any good?", "do you support @?", "should I import @?" */
const yesOrNo = new RegExp(
  `^${lead}(?:(?:is|are|was|were|does|did|has|will|would|should|shall|could|can|may|might|must) ${page}|(?:is|are|was|were|does|do|did|has|have|had|should|shall|may|might|must) (?:you|we|${others})\\b${sentence}${page}|(?:can|could|will|would) ${others}\\b${sentence}${page})${sentence}\\?*\\s*$`,
);
/** "What is wrong with @?" */
const open = new RegExp(
  `^${lead}(?:what|who|whose|why|how(?! about\\b)|when|where|which)\\b${sentence}${page}${sentence}\\?*\\s*$`,
);
/** "Can you import from @?" asks what is possible, where "can you import @?" is a polite order. */
const ability = new RegExp(
  `^${lead}(?:can|could|will|would) you (?:also |even |still |already )*(?:(?:import|read|load|fetch|get|take|pull) (?:(?:things|stuff|listings|products|pages|cards|data|items|anything) )?(?:from|on|at)|see|open|access|reach|handle|support|understand|(?:work|deal|cope) with|know) ${page}(?: (?:too|as well|also))?\\?*\\s*$`,
);
/** Orders in the form of a question, what a score answers, and what the product of a page is. */
const orders =
  /\b(?:please|pls|kindly|do you mind|scor(?:e|es|ing)|rat(?:e|es|ing)|points|(?:can|could|will|would) (?:you|we) (?!tell me\b)[a-z]+ (?:it|this|that|the|my|our|me))\b|\b(?:what|which|who|how)\b.* (?:product|item|article|listing|offer)s? (?:at|on|under|behind) @/;

/** Whether a message asks about the address in it, and does not ask to import it. `text`: with its addresses. */
export function isAddressQuestion(text: string, urls: readonly string[]): boolean {
  if (urls.length === 0 || text.length > 300) return false;
  const marked = normalForm(withUrlsAs(page, text)).text.trim();
  return !orders.test(marked) && [yesOrNo, open, ability].some((form) => form.test(marked));
}
