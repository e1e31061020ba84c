import type { ToolName } from '../../tool-types.ts';
import { isSound } from '../no-more-than-asked/sound-asks.ts';
import type { Message } from '../pasted.ts';
import { settle } from '../several-orders/settle-asks.ts';
import { partRows, wholeRows } from '../tables/all-rows.ts';
import type { Ask, Clause, Row, Surroundings } from '../understanding/ask.ts';
import { onSubject, type Subject, subjectIn } from '../understanding/cards/subjects.ts';
import { partsOf } from '../understanding/orders/clauses.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { wishesIn } from '../understanding/wishes/wishes.ts';
import { frames } from './frames.ts';

/**
 * What a message says of this tool: first by the rows of the tables that lead to it, whatever other rows stand before them,
 * then by the frame of the tool. Null when its words hold too little for it.
 */
export function readAs(tool: ToolName, message: Message, around: Surroundings): Ask[] | null {
  const whole = normalForm(message.command);
  const { quotes } = whole;
  const complete: Clause = {
    whole,
    quotes,
    text: whole.text.trim(),
    raw: whole.raw,
    wishes: wishesIn(whole.text, quotes, whole.raw(0)),
    around,
  };
  const parts = partsOf(whole).map(
    (part): Clause => ({ whole, quotes, ...part, wishes: wishesIn(part.text, quotes, part.raw(0)), around }),
  );
  let subject: Subject = null;
  const byParts = parts.flatMap((part) => {
    const found = rowAs(tool, partRows, part, subject);
    if (found === null) subject = subjectIn(part) ?? subject;
    return found ?? [];
  });
  const read = byParts.length > 0 ? settle(byParts, complete) : rowAs(tool, [...wholeRows, ...partRows], complete);
  if (read !== null && read.length > 0) return read;
  const framed = frames[tool]?.(complete, message) ?? null;
  return framed === null ? null : Array.isArray(framed) ? framed : [framed];
}

/** What the first of the rows asks for that leads to this tool and to nothing else. */
function rowAs(tool: ToolName, rows: Row[], clause: Clause, subject: Subject = null): Ask[] | null {
  for (const { pattern, unless, read } of rows) {
    const match = pattern.exec(clause.text);
    if (match === null || unless?.test(clause.text)) continue;
    const found = read(clause, match);
    const said = found === null ? [] : Array.isArray(found) ? found : [found];
    const asks = said.map((ask) => onSubject(ask, subject, clause));
    if (asks.length > 0 && asks.every((ask) => ask.kind === 'call' && ask.tool === tool && isSound(ask))) return asks;
  }
  return null;
}
