import type { FactToken } from './word-fact-index.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const before = set(
  'not no never isn aren doesn don cannot without avoid except ' +
    'nicht kein keine keinen keiner ohne nie niemals weder ' +
    'sans pas non ne jamais aucun aucune ni sin nunca ningún ninguna nie bez żadnych niezawierający не нет без нельзя ни',
);
// "free of lead", "frei von", "libre de", "wolny od", "keep out of".
const ofWords = set('of from von de d od от');
const freeWords = set(
  'free frei freie freies libre libres exempt wolny wolna wolne wolnych out свободен свободна свободно',
);
// "BPA free", "BPA-frei".
const after = set('free frei freie freien freier freies libre');
const lateDenials = set('not nicht non no nie не');
const possible =
  /^(?:possible|suitable|included|allowed|recommended|supplied|möglich|geeignet|erlaubt|enthalten|inbegriffen|fourni|compris|inclus|inclu|adapté|compatible|apt|recomend|dołącz|wchodzi|nadaje|zawarty|входит|допуска|предусм|подход|использ|рекоменд)/u;
const forbidden =
  /^(?:déconseill|interdit|unsuitable|forbidden|verboten|ungeeignet|prohibid|desaconsej|niewskazan|zabronion|запрещ|недопуст|нельзя)/u;
const only = set('only nur seulement solo sólo tylko только just');
const clauseEnd = /[.,;:!?()[\]【】\n–—]| - /u;
const turns = set('but aber sondern mais sino pero ale lecz но а');
const reach = 7;
const reachAfter = 3;

/** True when the words around the fact deny it: "not machine washable", "free of BPA", "non fournie". */
export function isDenied(text: string, tokens: readonly FactToken[], index: number, length: number): boolean {
  const first = tokens[index];
  const last = tokens[index + length - 1];
  if (first === undefined || last === undefined) return false;
  let end = first.start;
  for (let at = index - 1; at >= Math.max(0, index - reach); at -= 1) {
    const token = tokens[at] as FactToken;
    if (clauseEnd.test(text.slice(token.end, end)) || turns.has(token.word)) break;
    end = token.start;
    if (before.has(token.word)) return !only.has(tokens[at + 1]?.word ?? '');
    if (freeWords.has(token.word) && ofWords.has(tokens[at + 1]?.word ?? '')) return true;
  }
  return isDeniedAfter(text, tokens, index + length, last.end);
}

function isDeniedAfter(text: string, tokens: readonly FactToken[], from: number, start: number): boolean {
  let end = start;
  for (let at = from; at < Math.min(tokens.length, from + reachAfter); at += 1) {
    const token = tokens[at] as FactToken;
    if (clauseEnd.test(text.slice(end, token.start))) return false;
    end = token.end;
    if (at === from && after.has(token.word) && !ofWords.has(tokens[at + 1]?.word ?? '')) return true;
    if (forbidden.test(token.word)) return true;
    if (lateDenials.has(token.word) && possible.test(tokens[at + 1]?.word ?? '')) return true;
  }
  return false;
}
