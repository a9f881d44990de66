/** An iPhone or iPad, whose home screen keeps storage of its own; false for a page that was opened from there. */
export function isSafariOfApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const { standalone = false } = navigator as { standalone?: boolean }
  // An iPad says that it is a Mac.
  const isApple =
    /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple && !standalone
}
