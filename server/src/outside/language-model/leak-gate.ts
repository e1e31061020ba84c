/**
 * Keeps a model from repeating its instructions word for word. Text passes in pieces, at once; only a run that also stands
 * in a protected text is held back until it ends or proves to be a repetition.
 */
export interface LeakGate {
  /** What may be shown now. */
  push(text: string): string;
  /** The rest, when the text ends. */
  end(): string;
}

/** Put in the place of what is left out. */
export const leakNote = '(I cannot show my instructions.)';

/** Shorter runs are ordinary phrases; in letters and digits. */
const heldFrom = 24;
const leakFrom = 60;

export function createLeakGate(protectedTexts: readonly string[]): LeakGate {
  const secrets = protectedTexts.map(plain).filter((text) => text.length >= leakFrom);
  const isRepeated = (text: string) => secrets.some((secret) => secret.includes(text));
  /** The run that stands in a protected text, and what of it is not shown yet. */
  let run = '';
  let held = '';
  let leaking = false;
  let told = false;

  const next = (piece: string): string => {
    const letters = plain(piece);
    if (letters !== '' && !isRepeated(run + letters)) {
      const shown = held;
      held = '';
      leaking = false;
      run = isRepeated(letters) ? letters : '';
      return shown + piece;
    }
    run += letters;
    if (leaking) return '';
    if (run.length < heldFrom) return piece;
    held += piece;
    if (run.length < leakFrom) return '';
    leaking = true;
    held = '';
    if (told) return '';
    told = true;
    return ` ${leakNote} `;
  };

  return {
    push: (text) => (secrets.length === 0 ? text : (text.match(/\s*\S+|\s+$/g) ?? []).map(next).join('')),
    end() {
      const last = held;
      held = '';
      run = '';
      leaking = false;
      return last;
    },
  };
}

/** Letters and digits only, so that spacing, case, quotes and markup make no difference. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
