import type { PageText } from './nodes.ts';

const ordinal = /^(?:st|nd|rd|th|er|ère|e|º|ª|x)(?!\p{L})/iu;

/**
 * Whether two texts that touch at the edge of a `span` are two words: shops set such parts as blocks by their styles,
 * which the markup does not show ("oak", "235x100", "cm"). Single letters and syllables stay together.
 */
export function needsGap(before: PageText, after: PageText): boolean {
  if (before.parent === after.parent || (before.parent.name !== 'span' && after.parent.name !== 'span')) return false;
  const end = before.text.slice(-4);
  const start = after.text.slice(0, 4);
  if (/\p{L}{3}$/u.test(end) && /^\d/.test(start)) return true;
  if (/\d$/.test(end) && /^\p{L}{2}/u.test(start)) return !ordinal.test(start);
  if (/\p{L}{2}\p{Ll}$/u.test(end) && /^\p{Lu}\p{Ll}/u.test(start)) return true;
  const besides = before.parent.name === 'span' && after.parent.name === 'span';
  return besides && /[\p{L}\p{N}]{3}$/u.test(end) && /^\p{L}{3}/u.test(start) && /\s/u.test(before.text + after.text);
}

const toggle =
  /^(?:[.…\s]*)(?:(?:read|show|see|view|learn|expand) (?:more|less|all|full(?: description)?)|more|less|mehr (?:lesen|anzeigen|erfahren)|weiterlesen|weniger (?:lesen|anzeigen)|(?:lire|voir|afficher) (?:plus|moins|la suite)|(?:leer|ver|mostrar) (?:más|menos)|(?:leggi|mostra) (?:di più|tutto|altro|meno)|(?:ler|ver|mostrar) (?:mais|menos)|(?:czytaj|pokaż|zobacz|rozwiń|zwiń)(?: (?:więcej|mniej|dalej))?|(?:číst|zobrazit|čítať|zobraziť) (?:více|méně|viac|menej)|(?:lees|toon) (?:meer|minder)|läs (?:mer|mindre)|visa (?:mer|mindre)|læs mere|vis (?:mer|mere|mindre)|(?:читать|показать|смотреть) (?:далее|ещё|еще|полностью|всё|все|больше|дальше)|подробнее|развернуть|свернуть|скрыть|(?:читати|показати) (?:далі|більше|ще)|devamını oku|daha fazla|続きを読む|もっと見る|展开|展開|查看更多|더 ?보기)[\s.…»›>→▼▾+]*$/iu;

/** Whether words only unfold or fold the text beside them. */
export function isToggle(words: string): boolean {
  return words.length < 40 && toggle.test(words);
}
