/**
 * What the console is told (docs/rules/site.md, «Console»), for whoever looks into a fault
 * with a person on the phone. What was thrown stands beside it, never what was typed.
 */
export function logToConsole(text: string, thrown?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(...(thrown === undefined ? [text] : [text, thrown]))
}
