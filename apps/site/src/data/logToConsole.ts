/**
 * What the specification wants told in the console (§8), for whoever looks into a fault with a person
 * on the phone. What was thrown stands beside it, never what was typed.
 */
export function logToConsole(text: string, thrown?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(...(thrown === undefined ? [text] : [text, thrown]))
}
