/** A text that somebody typed with a full stop at its end, unless it has its own. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
