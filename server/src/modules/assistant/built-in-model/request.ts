import type { Marketplace } from '@cardwright/contract/listings';
import { isSheet } from '../attached-files.ts';
import type { ListingEdit } from '../tool-types.ts';
import { isFileQuestion, isUpdateFromSheet } from './files/file-questions.ts';
import { asNewCard } from './new-card/new-card-facts.ts';
import { readApart } from './new-card/work-before-facts.ts';
import { isLooseRule, isRuleOfNow, isSound, isWork } from './no-more-than-asked/sound-asks.ts';
import { offerOf, pricedOf } from './open-price/offered-work.ts';
import { isWordsAlone, type Message, splitBeside } from './pasted.ts';
import { behindReasons } from './several-orders/behind-reasons.ts';
import { after, withPicture } from './several-orders/parts-before.ts';
import { isRhetorical, settle } from './several-orders/settle-asks.ts';
import { pointsBack, saysMore, severalOrders } from './several-orders/several-orders.ts';
import { partRows, wholeRows } from './tables/all-rows.ts';
import { makesFile } from './tables/export-rows.ts';
import { firstOf } from './tables/first-of.ts';
import { importRows } from './tables/import-rows.ts';
import { lastRows, plainWishRows } from './tables/plain-rows.ts';
import { smallTalkRows } from './tables/talk-rows.ts';
import { type Ask, type Clause, call, type Row, type Surroundings, say } from './understanding/ask.ts';
import { cardsNamedIn, onCards } from './understanding/cards/card-references.ts';
import { onSubject, type Subject, subjectIn } from './understanding/cards/subjects.ts';
import { notEverywhere } from './understanding/edits/everywhere.ts';
import { withPartBehind } from './understanding/edits/part-first-orders.ts';
import { withVerbTogether } from './understanding/edits/parted-verbs.ts';
import { exchangedEverywhere } from './understanding/edits/said-everywhere.ts';
import { withoutMarkOfAdd } from './understanding/facts/added-facts.ts';
import { entersNewCard, takesIn } from './understanding/facts/new-card-words.ts';
import { setsContrast, setsFigure } from './understanding/facts/told-asides.ts';
import { asBullet, factsToAdd } from './understanding/facts/told-to-add.ts';
import { marketplacesIn } from './understanding/marketplace-words.ts';
import { partsOf } from './understanding/orders/clauses.ts';
import { type Conditional, conditionalIn, type ScoreCondition } from './understanding/orders/conditions.ts';
import { heldBackIn } from './understanding/orders/held-back.ts';
import { isCounted } from './understanding/orders/order-cuts.ts';
import { isTakenBack, isTaskTakenBack } from './understanding/orders/taken-back.ts';
import { isFromVerbAlone, isTaleBeside } from './understanding/orders/tales.ts';
import { withoutWantedBefore } from './understanding/orders/wanted-before.ts';
import { hypothetical, isAbilityQuestion } from './understanding/questions/ability-questions.ts';
import { isAddressQuestion } from './understanding/questions/address-questions.ts';
import { beforeCostQuestion } from './understanding/questions/cost-questions.ts';
import { isPraise } from './understanding/questions/praise.ts';
import type { Topic } from './understanding/questions/topics.ts';
import { foreignAsks } from './understanding/speech/foreign-words.ts';
import { inItsWords } from './understanding/speech/in-its-words.ts';
import { type NormalText, normalForm } from './understanding/speech/normal-form.ts';
import { correctionTold } from './understanding/speech/part-corrections.ts';
import { asMeant, isAddressTakenBack } from './understanding/speech/self-corrections.ts';
import { noSuchDay } from './understanding/times/no-such-days.ts';
import { isRoutine, tellsTime } from './understanding/times/told-times.ts';
import { leavesThat, wishesIn } from './understanding/wishes/wishes.ts';

/** What the seller asks for, read from the seller's own words only. */
export interface Request {
  message: Message;
  /** The command in normal form. */
  text: string;
  asks: Ask[];
  /** What an import is for. */
  marketplace: Marketplace | null;
  /** Another language than English. */
  isForeign: boolean;
  /** The words name work that they do not ask for. */
  isHeld?: true;
  /** Its other sentences only tell why. */
  isReasoned?: true;
  /** Parts of the message that no work takes up, in the seller's words. */
  unread?: string[];
}

export function parseRequest(text: string, around: Surroundings): Request {
  const made = readApart(text, (said) => parseRequest(said, around));
  if (made !== null) return made;
  const { message, card_ids: cardIds } = cardsNamedIn(withoutSlips(splitBeside(text, around.hasCard)));
  const unanswered =
    (isFileQuestion(message.command, around) ? spoken('file_what', message) : null) ??
    (isUpdateFromSheet(message.command, around) ? spoken('file_no_update', message) : null) ??
    (isOnNoDay(message, around) ? spoken('no_such_day', message) : null) ??
    (isAskedOfPage(text, message, around) ? spoken('address_asked', message) : null) ??
    tooLongToRemember(text, message, around);
  if (unanswered !== null) return unanswered;
  if (cardIds.length === 0) return asNewCard(requestOf(message, around), around);
  const request = requestOf(message, { ...around, hasCard: true });
  return { ...request, asks: onCards(request.asks, cardIds) };
}

const isOnNoDay = ({ command, html, text }: Message, { isScheduled }: Surroundings) =>
  isScheduled !== true && html === null && text === null && noSuchDay(normalForm(command).text) !== null;

const isAskedOfPage = (said: string, { html, text, urls }: Message, { isScheduled }: Surroundings) =>
  isScheduled !== true && html === null && text === null && isAddressQuestion(said, urls);

/** What the seller took back while writing is not said. */
function withoutSlips(message: Message): Message {
  const isMoved = message.urls.length === 2 && isAddressTakenBack(message.command);
  return {
    ...message,
    command: inItsWords(
      withVerbTogether(withoutMarkOfAdd(asMeant(withPartBehind(withoutWantedBefore(message.command))))),
    ),
    urls: isMoved ? message.urls.slice(1) : message.urls,
  };
}

/** A message that holds several orders is read order by order where that says more than its words as a whole. */
function requestOf(message: Message, around: Surroundings): Request {
  const isAlone = isWordsAlone(message);
  const priced = isAlone ? beforeCostQuestion(message.command) : null;
  const offer =
    priced === null || around.isScheduled ? null : pricedOf(requestOf({ ...message, command: priced }, around).asks);
  if (offer !== null) return { ...spoken('costs', message), asks: offer };
  const once = withFacts(onThisCard(readWhole(message, around), around), around);
  if (!isAlone || around.filesAreNew || once.isForeign || once.isHeld === true || leavesThat.test(once.text))
    return once;
  const read = (command: string) => requestOf({ ...message, command }, around);
  const reasoned = behindReasons(
    message.command,
    once.asks,
    (sentence) => completeOf(normalForm(sentence), around),
    (sentence) => read(sentence).asks,
  );
  if (reasoned !== null) return { ...once, asks: reasoned, isReasoned: true };
  const several = severalOrders(
    completeOf(normalForm(message.command), around),
    (part, context) => requestOf({ ...message, command: part.raw(0) }, context).asks,
    after,
  );
  return several !== null && (isCounted(once.text) || saysMore(several, once.asks)) ? { ...once, asks: several } : once;
}

/** "It is blue, fix that everywhere": a change of this card, and no rule for all of them. */
function onThisCard(request: Request, around: Surroundings): Request {
  const { message, asks } = request;
  const told = around.hasCard && isWordsAlone(message) ? exchangedEverywhere(message.command) : null;
  if (told !== null) return { ...readWhole({ ...message, command: told }, around), message };
  const command = notEverywhere(message.command);
  const isRule = asks.length > 0 && asks.every(isRemembered);
  const read = isRule && command !== message.command ? readWhole({ ...message, command }, around) : request;
  if (read !== request && read.asks.some(isEdit)) return read;
  const exchange =
    around.hasCard && (isRule || asks.every(setsFigure) || asks.every(setsContrast) || asks.every(isNothing))
      ? correctionTold(message.command)
      : null;
  return exchange === null ? read : { ...readWhole({ ...message, command: exchange }, around), message };
}
const isRemembered = (ask: Ask) => ask.kind === 'call' && ask.tool === 'remember_preference';

const unsaid = new Set<Topic>(['thanks', 'greeting', 'offer_improve', 'offer_score', 'place_what']);
const unsure = new Set<string>(['list_cards', 'answer_from_card']);
/** "The clasp is silver, and it ships in a pouch. Please add this": each fact as if it alone were to be added. */
function withFacts(request: Request, around: Surroundings): Request {
  const { message, asks } = request;
  const isOpen = asks.every((ask) => (ask.kind === 'say' ? unsaid.has(ask.topic) : unsure.has(ask.tool)));
  const facts = isOpen && isWordsAlone(message) && around.hasCard ? factsToAdd(message.command) : null;
  if (facts === null || request.isForeign) return request;
  const edits = facts.flatMap((fact): ListingEdit[] => {
    const [ask, ...more] = readWhole({ ...message, command: `add that ${fact}` }, around).asks;
    const isEdit = ask?.kind === 'call' && ask.tool === 'edit_card' && more.length === 0;
    return isEdit ? (ask.input.edits as ListingEdit[]) : [{ op: 'add', field: 'bullets', value: asBullet(fact) }];
  });
  return { ...request, asks: [{ kind: 'call', tool: 'edit_card', input: { edits }, target: { kind: 'it' } }] };
}

const completeOf = (whole: NormalText, around: Surroundings): Clause => ({
  whole,
  quotes: whole.quotes,
  text: whole.text.trim(),
  raw: whole.raw,
  wishes: wishesIn(whole.text, whole.quotes, whole.raw(0)),
  around,
});

function readWhole(message: Message, around: Surroundings): Request {
  const whole = normalForm(message.command);
  const marketplace = marketplacesIn(whole.text)[0]?.id ?? null;
  const foreign = foreignAsks(message.command);
  const of = (asks: Ask[], isForeign = false): Request => ({
    message,
    text: whole.text,
    asks,
    marketplace,
    isForeign,
    ...(asks[0]?.kind === 'say' && asks[0].topic === 'how_it_works' ? { isHeld: true } : {}),
  });
  if (foreign !== null) return of(foreign, true);
  if (around.lastTool === 'schedule_task' && isTaskTakenBack(whole.text))
    return { ...of([call('cancel_task', { task_id: 'last' })]), isHeld: true };
  const isTextAlone = isWordsAlone(message);
  if (isTextAlone && isTakenBack(message.command)) return { ...of([say('no')]), isHeld: true };
  const held = leavesThat.test(whole.text) ? null : heldBack(message, whole, around);
  if (held !== null) return { ...held, text: whole.text };
  if (isTextAlone && !around.filesAreNew && isPraise(whole.text)) return of([say('thanks')]);
  const base = { whole, quotes: whole.quotes };
  const complete = completeOf(whole, around);
  const parts = partsOf(whole);
  const hasData = !isTextAlone || (around.filesAreNew && around.files.some(({ kind }) => kind !== 'image'));
  const isHypothetical = !hasData && hypothetical.test(whole.text);
  const asked = (found: Ask[], text: string) =>
    (hasData ? null : offerOf(found, whole.text)) ??
    (!hasData &&
    (found.some(isWork) ? isHypothetical || isAbilityQuestion(text) : isHypothetical && found.some(isPriced))
      ? [say('how_it_works')]
      : found);
  const onWhole =
    firstOf(repliesTo(around), complete) ??
    (entersNewCard.test(complete.text) ? createOfWhole(complete, message) : null) ??
    firstOf(wholeRows, complete) ??
    createOfWhole(complete, message);
  // Somebody who tells a story says "never" in it; the request stands in one of its sentences.
  const isStory =
    parts.length > 2 &&
    onWhole?.some(isLooseRule) === true &&
    !/^(?:please )?(?:remember|note|keep|from now on|in (?:the )?future|always|never)\b/.test(complete.text);
  const isOther =
    (onWhole !== null && isRuleOfNow(onWhole, complete.text)) ||
    (onWhole?.some((ask) => isSchedule(ask) || isNothing(ask)) === true && tellsTime(complete.text));
  const isRead = onWhole !== null && !isStory && !isOther;
  if (isRead) return of(parts.length === 1 ? asked(onWhole, complete.text) : onWhole);
  const conditional = conditionalIn(whole);
  const underCondition = conditional === null ? null : conditionalAsks(conditional, around, marketplace);
  if (underCondition !== null) return of(asked(underCondition, complete.text));
  const asks: Ask[] = [];
  let context = around;
  let subject: Subject = null;
  const othersOf = (part: (typeof parts)[number]) => parts.filter((one) => one !== part).map(({ text }) => text);
  for (const part of parts) {
    const clause: Clause = {
      ...base,
      ...part,
      wishes: wishesIn(part.text, whole.quotes, part.raw(0)),
      around: context,
    };
    if (leavesThat.test(part.text)) asks.splice(0, asks.length, ...asks.filter((ask) => !isImprovement(ask)));
    const found = parts.length > 1 && isRoutine(part.text) ? null : firstOf(partRows, clause);
    const isTold = found?.every(isFromVerbAlone) === true && isTaleBeside(part.text, othersOf(part));
    // "That is better. Now export it": praise is no second improvement.
    if (parts.length > 1 && found?.every(isImprovement) === true && isPraise(part.text) && !asksFor.test(part.text))
      continue;
    const understood = isTold ? null : found;
    if (understood === null) {
      subject = subjectIn(clause) ?? subject;
      context = withPicture(context, part.text);
      continue;
    }
    // "The capacity is 530 ml, would you correct that": it was said already.
    if (understood.every(isImprovement) && asks.some(isEdit) && pointsBack.test(part.text)) continue;
    if (understood.every(isImprovement) && asks.some(isExport) && makesFile.test(part.text)) continue;
    // "Microwave OK without lid": a fact of the new card.
    if (understood.every(isWritten) && asks.some((ask) => holdsFact(ask, part.raw(0)))) continue;
    // Who only complains or asks says what the request after it is about.
    if (understood.every((ask) => ask.kind === 'say' || ask.tool === 'answer_from_card'))
      subject = subjectIn(clause) ?? subject;
    const wanted = asked(understood, part.text)
      .filter(isSound)
      .map((ask) => onSubject(ask, subject, clause));
    asks.push(...wanted);
    context = after(context, wanted);
  }
  // "Could you bring it in?", beside an address, is the import.
  const settled = settle(asks, complete).filter((ask) => isTextAlone || !isRhetorical(ask));
  if (settled.length > 0) return of(settled);
  const file = around.filesAreNew && !/\?/.test(whole.text) ? around.files[0] : undefined;
  if (asks.length === 0 && file !== undefined && isSheet(file) && takesIn.test(whole.text))
    return of([call('import_file', { file_id: file.file_id, marketplace: marketplace ?? undefined })]);
  const talk = firstOf([...plainWishRows, ...smallTalkRows, ...lastRows], complete);
  return of(talk ?? []);
}

/** "..., and a better title": beside other work it is a wish. */
const asksFor =
  /^(?:(?:and|plus|also|then|with)[ ,]+)*an? [^.!]*\b(?:titles?|descriptions?|bullets?|keywords?|text|copy|wording)$/;
const isSchedule = (ask: Ask) => ask.kind === 'call' && ask.tool === 'schedule_task';
const isNothing = (ask: Ask) => ask.kind === 'say' && ask.topic === 'no';
const isEdit = (ask: Ask) => ask.kind === 'call' && ask.tool === 'edit_card';
const isExport = (ask: Ask) => ask.kind === 'call' && ask.tool === 'export_cards';
const isImprovement = (ask: Ask) => ask.kind === 'call' && ask.tool === 'improve_card';
const isWritten = (ask: Ask) =>
  ask.kind === 'call' &&
  (ask.tool === 'improve_card' || ask.tool === 'improve_cards') &&
  (ask.input.avoid_words !== undefined || ask.input.include_keywords !== undefined);
const holdsFact = (ask: Ask, words: string) =>
  ask.kind === 'call' &&
  (ask.tool === 'create_card' || ask.tool === 'import_listing') &&
  String(ask.input.text ?? '').includes(words.trim());

const isPriced = (ask: Ask) => ask.kind === 'call' && ask.input.dry_run === true;

const spoken = (topic: Topic, message: Message): Request => ({
  message: { ...message, html: null, text: null, urls: [] },
  text: normalForm(message.command).text,
  asks: [say(topic)],
  marketplace: null,
  isForeign: false,
  isHeld: true,
});

/** So long a preference may be. */
const longestPreference = 500;
function tooLongToRemember(text: string, message: Message, around: Surroundings): Request | null {
  const said = text.trim();
  if (said.length <= longestPreference || message.html !== null || message.urls.length > 0) return null;
  const isVoice =
    /^(?:(?:please|remember|note|that)[ :,]+){0,4}(?:this is )?(?:my|our) (?:brand(?:'s)? )?(?:voice|tone(?: of voice)?) ?(?:is|:|should|has|=|-)/i.test(
      said.slice(0, 100),
    );
  if (isVoice) return spoken('rule_too_long', message);
  if (message.text !== null) return null;
  const { asks } = requestOf(message, around);
  const isTooLong = asks.some(
    (ask) =>
      ask.kind === 'call' && ask.tool === 'remember_preference' && String(ask.input.value).length > longestPreference,
  );
  return isTooLong ? spoken('rule_too_long', message) : null;
}

/** What is left of a request without the work that its words name and do not ask for; null when they name none. */
function heldBack(message: Message, whole: NormalText, around: Surroundings): Request | null {
  const found = around.isScheduled === true ? null : heldBackIn(whole.text, !isWordsAlone(message));
  if (found === null) return null;
  let rest = '';
  let from = 0;
  for (const [start, end] of found.spans) {
    rest += `${whole.raw(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  rest = `${rest}${whole.raw(from)}`.replace(/^[\s,.;:!?-]*(?:(?:and|but|so|just)\b[\s,]*)*/i, '').trim();
  const left = requestOf(
    { ...message, command: rest },
    { ...around, filesAreNew: around.filesAreNew && !found.isImport },
  );
  if (rest !== '' && left.asks.some(({ kind }) => kind === 'call'))
    return found.otherDay === 'ordered' ? { ...left, asks: [...left.asks, say('put_off')] } : left;
  // "Do not improve the card, only its title": what is wanted instead is told by the whole.
  if (/^(?:only|rather|instead)\b/i.test(whole.raw(from).replace(/^[\s,.;:-]+/, ''))) return null;
  const isImported =
    !found.isImport &&
    (message.html ?? message.text ?? message.urls[0]) !== undefined &&
    /\b(?:import|load|fetch|add|take|have|get|here)\b/i.test(rest);
  if (isImported) return left;
  return {
    ...left,
    message: { command: message.command, html: null, text: null, urls: [] },
    asks: [say(found.otherDay ? 'put_off' : found.isAsked ? 'edit_asked' : 'no')],
    isHeld: true,
  };
}

/** The score first, then what is to be done with such a score, or with another one. */
function conditionalAsks(
  { condition, lead, work: wanted, otherwise }: Conditional,
  around: Surroundings,
  marketplace: Marketplace | null,
): Ask[] | null {
  const asksOf = (text: string, only: ScoreCondition) =>
    parseRequest(text, around).asks.flatMap((ask) => (ask.kind === 'call' && onOne(ask) ? [{ ...ask, only }] : []));
  const other: ScoreCondition = 'below' in condition ? { from: condition.below } : { below: condition.from };
  const work = asksOf(wanted, condition);
  const [first] = work;
  if (first === undefined) return null;
  const before = parseRequest(lead, around).asks.filter((ask) => ask.kind === 'call' && ask.tool === 'score_card');
  const score = call('score_card', { marketplace: marketplace ?? undefined });
  const scored: Ask[] =
    before.length > 0
      ? before.map((ask) =>
          ask.kind === 'call' && score.kind === 'call' ? { ...ask, input: { ...score.input, ...ask.input } } : ask,
        )
      : [{ ...score, target: first.target } as Ask];
  return [...scored, ...work, ...(otherwise === '' ? [] : asksOf(otherwise, other))];
}
const onOne = (ask: Ask) =>
  ask.kind === 'call' && ask.target !== null && !(ask.target.kind === 'places' && ask.target.places.length !== 1);

/** "No" and "I don't know" mean more after a price or a question. */
function repliesTo({ lastTool, hasQuestions }: Surroundings): Row[] {
  const isPriced = lastTool === 'improve_cards' || lastTool === 'score_cards';
  return smallTalkRows.filter(
    ({ name }) => (isPriced && name === 'not now') || (hasQuestions && name === 'does not know'),
  );
}

/** Facts of a product may fill several sentences. */
function createOfWhole(clause: Clause, message: Message): Ask[] | null {
  const create = importRows.filter(({ name }) => name.startsWith('create from'));
  const isFile = clause.around.filesAreNew && clause.around.files.some(({ kind }) => kind !== 'image');
  // What is wanted back is there already.
  if (/\boriginal\b.{0,30}\bback\b/.test(clause.text)) return null;
  if (isFile || !isWordsAlone(message)) return null;
  return firstOf(create, clause);
}
