import { type PlanId, planIds } from '@cardwright/contract/billing';
import { questionLead } from '../speech/question-lead.ts';
import { planAspectOf } from './plan-aspects.ts';

const plan = '(?:free|basic|plus|pro)';
const ofPlan = `(?:the |your |an? )?${plan}(?: plan| version| tier| subscription| account)?`;
const plans = '(?:the |your |other |these |paid |bigger |all )*(?:plans|subscriptions|tiers|packages)';
const asks = (words: string) => new RegExp(`${questionLead}(?:${words})`);

/** Words that ask for plans whatever they name. */
const ofAll = [
  asks(
    `(?:what|which) (?:kinds? of |other |paid |bigger )*(?:plans|subscriptions|tiers|packages) (?:are|do|can|have)\\b|(?:compare|show(?: me)?|list|explain) ${plans}\\b(?: to me| for me)?[\\s?.!]*$|(?:what|how much) (?:do|does|are|is) ${plans}\\b|(?:what|which) plan (?:do|should|would|has|have|gives?|includes?|unlocks?|is|can|lets?)\\b|(?:what|how) (?:is|are) the (?:differences?|prices?) (?:between|of) ${plans}\\b|(?:is|are) there (?:an? |any )?(?:bigger|better|larger|cheaper|smaller|higher|other|paid)(?: plans?| ones?| subscriptions?| tiers?)\\b|(?:should|could|can|must|do) (?:i|we) (?:have to |need to )?upgrade\\b|what (?:do|would|will) (?:i|we) get (?:if|when) (?:i|we) upgrade\\b|(?:prices?|costs?) of ${plans}\\b|(?:${plans}|pricing)[\\s?.!]*$|what (?:is|are) (?:my|the) upgrade options?\\b`,
  ),
];
/** These need the name of a plan where a plan is meant. */
const ofNamed = [
  asks(
    `(?:what|how (?:much|many))\\b[^?]{0,40}\\b(?:get|have|come|comes|included?|are|is|there)\\b(?: [a-z]+){0,3} (?:with|in|on) ${ofPlan}[\\s?.!]*$`,
  ),
  asks(
    `what (?:more |else |extra )*(?:do|does|would|will|can) ${ofPlan} (?:plan )?(?:give|have|include|offer|get|bring|unlock|cost|do|add)\\b`,
  ),
  asks(
    `what (?:do|would|will|can) (?:i|we) (?:get|have)(?: (?:more|extra|else|better|in addition|on top))*[^?]{0,20}\\b(?:than|over|beyond|compared (?:to|with)|on top of) ${ofPlan}`,
  ),
  asks(
    `(?:how much|what) (?:is|does|would|costs?) ${ofPlan}(?: costs?)?(?: (?:an?|per|each) (?:month|year))?[\\s?.!]*$`,
  ),
  asks(
    `(?:what|which|how|where|compare|is)\\b[^?]{0,40}\\b(?:differ\\w*|better|compared?|versus|vs|between|or)\\b[^?]{0,20}\\b${plan}(?: plans?)?\\b[^?]{0,12}\\b(?:and|or|to|than|vs|versus|with|from|instead of|rather than|over) (?:the )?${plan}\\b`,
  ),
  asks(`${plan}(?: plan)? (?:or|vs|versus) ${plan}(?: plan)?\\b`),
  asks(`(?:is|are) (?:the )?${plan} (?:plan )?(?:worth|better|enough|good enough)\\b`),
];

const moreThan = new RegExp(`\\b(?:than|over|beyond|compared (?:to|with)|on top of) ${ofPlan}`);

/** "The basic or the pro version of the bottle". */
const ofThing = /\b(?:versions?|editions?|models?) of (?!cardwright|this (?:app|site|service))/;

/** Which plans a question is about, all of them when it names none; null when it asks for something else. In normal form. */
export function plansAsked(said: string): PlanId[] | null {
  const text = said.trim();
  if (text.length > 140 || /["\n]/.test(text) || ofThing.test(text)) return null;
  const aspect = planAspectOf(text);
  if (aspect !== null) return aspect === 'trial' ? ['free'] : [...planIds];
  if (![...ofAll, ...ofNamed].some((pattern) => pattern.test(text))) return null;
  const named = planIds.filter((id) => new RegExp(`\\b${id}\\b(?! ?(?:of|from|shipping|delivery))`).test(text));
  const [only, ...others] = named;
  // "What do I get more than basic?": the plans from that one on.
  if (only !== undefined && others.length === 0 && moreThan.test(text)) return planIds.slice(planIds.indexOf(only));
  return named.length > 0 ? named : [...planIds];
}
