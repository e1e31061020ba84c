import { type Ask, type CallAsk, isCall } from '../understanding/ask.ts';
import { allMade } from '../understanding/pictures/made-here.ts';

/** Done to the one picture; all else is done to each that goes into it, where a product can be told from its background. */
const ofTheOne = new Set(['square', 'resize']);

const isComposed = (ask: Ask | undefined): ask is CallAsk =>
  ask !== undefined && isCall(ask) && ask.tool === 'generate_image' && ask.input.kind === 'compose';
const isEdit = (ask: Ask | undefined): ask is CallAsk => ask !== undefined && isCall(ask) && ask.tool === 'edit_image';
const operationsOf = ({ input }: CallAsk) => input.operations as string[];

/** "Combine both photos, on white and square": each is made white, and what comes of them is made square. */
export function withWorkOnComposed(asks: Ask[]): Ask[] {
  const at = asks.findIndex(isComposed);
  const composed = asks[at];
  if (!isComposed(composed)) return asks;
  const before = asks.slice(0, at);
  const own = editsBefore(before, composed);
  const rest = asks.slice(at + 1);
  const after = rest.flatMap((ask) => (isEdit(ask) && ask.input.image === allMade ? [ask] : []));
  if (own.length === 0 && after.length === 0) return asks;
  const wanted = [...new Set([...own, ...after].flatMap(operationsOf))];
  const each = wanted.filter((one) => !ofTheOne.has(one));
  const last = wanted.filter((one) => ofTheOne.has(one));
  const {
    operations: _,
    image: __,
    except: ___,
    card_id: ____,
    ...wishes
  } = Object.assign({}, ...[...own, ...after].map(({ input }) => input));
  const work: CallAsk = {
    ...composed,
    input: { ...composed.input, ...(each.length === 0 ? {} : { each }) },
  };
  const finish: CallAsk = {
    ...composed,
    tool: 'edit_image',
    input: { ...wishes, image: allMade, operations: last },
  };
  return [
    ...before.filter((ask) => !own.some((one) => one === ask)),
    work,
    ...(last.length === 0 ? [] : [finish]),
    ...rest.filter((ask) => !after.some((one) => one === ask)),
  ];
}

/** "Make photos 1 and 2 white and put them side by side": the work on just those that are put together. */
function editsBefore(before: Ask[], { input }: CallAsk): CallAsk[] {
  const edits = before.filter(isEdit);
  const meant = edits.map((edit) => edit.input.image);
  const images = (input.images as unknown[] | undefined) ?? ['all'];
  const isSame = meant.length === images.length && images.every((one) => meant.includes(one));
  const isAlike = new Set(edits.map((edit) => operationsOf(edit).join())).size === 1;
  return isSame && isAlike && edits.every((edit) => edit.input.except === undefined) ? edits : [];
}
