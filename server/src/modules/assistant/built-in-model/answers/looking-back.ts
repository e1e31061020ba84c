import { enumerated } from '../../../../enumeration.ts';
import type { ToolOutputs } from '../../tool-types.ts';
import { isFailure } from '../../tool-types.ts';
import { outputFrom, type Turn } from '../conversation.ts';
import { isAboutWholeChat, workBefore } from '../questions/looks-back.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';
import { cardLink, namedText } from './improve-answers.ts';
import { sectionName } from './section-names.ts';

const sectionOf = (path: string) => path.split('/').filter((part) => part !== '')[0] ?? '';

/** Why the last work was done: the words that asked for it, and the reason of each change. */
export function whyText(earlier: Turn[], text: string): string {
  const turn = workBefore(earlier);
  if (turn === undefined) return 'I have not done anything in this chat yet.';
  const improved = outputFrom(turn.steps, 'improve_card');
  const named = sectionNamed(text);
  const changes = (improved?.changes ?? []).filter(
    ({ path }) => named.length === 0 || named.some((section) => section === sectionOf(path)),
  );
  const reasons = changes
    .slice(0, 6)
    .map(({ path, reason }) => `**${sectionName(sectionOf(path))}**: ${plain(reason)}`);
  const hasChanged = turn.steps.some(({ tool, output }) => takesBack.has(tool) && !isFailure(output));
  return [
    `Because of your message "${plain(turn.text, 200)}"${agreedTo(earlier, turn)}: I took it as a request for that, and I act on nothing but your messages.`,
    reasons.length === 0 ? '' : `Why I changed what I changed:\n\n${bulletList(reasons)}`,
    named.length > 0 && improved !== null && changes.length === 0
      ? `In the ${named.map((section) => sectionName(section).toLowerCase()).join(' and ')} I changed nothing.`
      : '',
    `I have done nothing further now.${hasChanged ? ' If it is not what you meant, say "undo", or tell me what to do instead.' : ''}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
/** "Yes" is told with what it answered. */
function agreedTo(earlier: Turn[], turn: Turn): string {
  const isAgreed = turn.steps.some(({ input }) => input?.agreed_total !== undefined);
  const asked = isAgreed
    ? earlier
        .slice(0, earlier.indexOf(turn))
        .findLast(({ steps }) => steps.some(({ input }) => input?.dry_run === true))
    : undefined;
  return asked === undefined ? '' : ` to the price that I told you for "${plain(asked.text, 200)}"`;
}
const takesBack = new Set<string>(['improve_card', 'edit_card', 'restore_version', 'improve_cards']);

/** Where the words of the last work come from. */
export function sourcesText(earlier: Turn[]): string {
  const turn = workBefore(earlier);
  const steps = turn?.steps ?? [];
  const improved = outputFrom(steps, 'improve_card');
  const rule =
    'I invent nothing: every fact in a text that I write has to stand in the imported page, in what you told me, or in your files.';
  if (improved === null) {
    const stated = outputFrom(steps, 'edit_card');
    return stated === null
      ? `${rule} An answer about a card is read in the card itself. Open the card to see the words behind each fact.`
      : `That is what you told me: I entered it as you said. ${rule}`;
  }
  const { flags, card } = improved;
  const checked =
    flags.length === 0
      ? 'In the last version I found a source for everything.'
      : `${count(flags.length, 'point of it needs', 'points of it need')} your eye:\n\n${bulletList(flags.slice(0, 6).map(({ path, text }) => `**${sectionName(sectionOf(path))}**: ${plain(text)}`))}`;
  return `${rule} The wording is mine, the facts are yours. ${checked}\n\nOpen ${cardLink(card)} to see the words behind each fact.`;
}

/** Which cards a job has changed, as far as it is known here. */
export function manyChangedText(earlier: Turn[]): string {
  const job = outputFrom(workBefore(earlier)?.steps ?? [], 'improve_cards');
  const done =
    job?.done === undefined
      ? 'The work on your listings went on in the background.'
      : `I changed ${count(job.done.done_count - (job.done.unchanged_count ?? 0), 'listing')}.`;
  const named = job?.done === undefined ? '' : namedText(job.done);
  return `${done}${named}${named === '' ? ' ' : '\n\n'}Your [library](/library) shows them, the last changed first; in each card you can compare the versions word by word, and see why each part was changed. Ask me about one of them: "what did you change in the mug?"`;
}

type Spent = NonNullable<ToolOutputs['show_usage']['spent']>['chat'];
function amounts({ credits, image_credits, scoring_credits }: Spent): string {
  const parts = [
    ...(credits === 0 && image_credits + scoring_credits > 0 ? [] : [count(credits, 'credit')]),
    ...(image_credits === 0 ? [] : [count(image_credits, 'image credit')]),
    ...(scoring_credits === 0 ? [] : [count(scoring_credits, 'scoring credit')]),
  ];
  const last = parts.pop() ?? '';
  return parts.length === 0 ? `**${last}**` : `**${parts.join(', ')} and ${last}**`;
}

/** "What did that cost me?", "how much have we used in this chat?": what the ledger says. Null when that is not known. */
export function spentText(text: string, { spent, usage }: ToolOutputs['show_usage']): string | null {
  if (spent === undefined) return null;
  const left = usage.find(({ feature }) => feature === 'credits');
  const rest =
    left === undefined || left.limit === null
      ? ''
      : ` You have **${figure(Math.max(0, left.limit - left.used))}** credits of this month left.`;
  const daily = usage.find(({ feature }) => feature === 'daily_credits');
  if (/\btoday\b/.test(text) && daily !== undefined && daily.limit !== null)
    return `Today **${figure(daily.used)}** of your **${figure(daily.limit)}** daily credits are used; they go before those of the month.${rest}`;
  const ofMessages = (of: Spent, what: string) =>
    of.messages === 0 || of.credits === of.messages ? '' : `, ${of.messages} of the credits for ${what}`;
  if (spent.last === null || isAboutWholeChat(text))
    return `Before this message the chat took ${amounts(spent.chat)}${ofMessages(spent.chat, 'the messages')}.${rest}\n\nEach line stands in your [profile](/profile).`;
  return `The last work here took ${amounts(spent.last)}${ofMessages(spent.last, 'the message')}.${rest}`;
}

const asksTouched =
  /^(?:(?:and|so|but|wait|ok(?:ay)?|hm+|oh)[\s,.!]+)*(?:(?:did|have|has) (?:you|it|that)(?: (?:also|really|even|already|still))* (?:touch|chang|edit|re-?wr[io]t|alter|modif|improv|shorten|updat)\w*\b|what did you change in the\b)[^.;!?]*\?*$/;
/** "Did you touch the description?": whether it is still as in the original; null for other questions. */
export function touchedText(text: string, { card, fields }: ToolOutputs['compare_versions']): string | null {
  const named = asksTouched.test(text.trim()) ? sectionNamed(text) : [];
  const isTouched = named.some((section) => fields.some(({ path }) => sectionOf(path) === section));
  if (named.length === 0 || isTouched) return null;
  const names = enumerated(named.map((section) => sectionName(section).toLowerCase()));
  const are = named.length > 1 || /s$/.test(names);
  const others = [...new Set(fields.map(({ path }) => sectionName(path).toLowerCase()))];
  const rest = others.length === 0 ? 'Nothing has changed since then.' : `Changed since then: ${enumerated(others)}.`;
  return `No. The ${names} of ${cardLink(card)} ${are ? 'are' : 'is'} as in the original. ${rest}`;
}

/** How the sections that are asked for were before; null when these words ask for none. */
export function oldText(text: string, { card, fields }: ToolOutputs['compare_versions']): string | null {
  const named = sectionNamed(text);
  if (named.length === 0 || !/\b(?:old|original|earlier|previous|before|first|used to)\b/.test(text)) return null;
  return named
    .map((section) => {
      const name = sectionName(section);
      const of = fields.filter(({ path }) => sectionOf(path) === section);
      if (of.length === 0) return `The ${name.toLowerCase()} of ${cardLink(card)} is as it was in the original.`;
      const before = of.flatMap(({ before: was }) => (was === undefined || was === '' ? [] : [plain(was, 1_500)]));
      if (before.length === 0) return `The original of ${cardLink(card)} had no such ${name.toLowerCase()}.`;
      return `**${name}** in the original of ${cardLink(card)}${before.length < of.length ? ', where it has changed' : ''}:\n\n${bulletList(before)}`;
    })
    .join('\n\n');
}
