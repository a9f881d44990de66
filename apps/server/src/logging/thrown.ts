/** What was thrown, in words: libraries, the embedded database among them, also throw objects that are no errors. */
export function thrownText(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const { name, message } = thrown as { name?: unknown; message?: unknown }
  const words = [name, message].filter((word) => typeof word === 'string' && word !== '')
  if (words.length > 0) return words.join(': ')
  // Values may be personal data.
  return `an object of ${Object.keys(thrown).join(', ') || 'nothing'}`
}
