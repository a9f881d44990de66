import { problemText } from '@parket/domain/problems/catalogue'

/**
 * The server's version (spec §7: plain text, trimmed).
 * @throws Error with the text for a person: 'Ошибка загрузки версии: {status}', 'Неизвестная ошибка'
 */
export async function loadVersion(): Promise<string> {
  const answer = await fetch('/version.txt', { cache: 'no-store' })
  if (!answer.ok) throw new Error(problemText('version_failed', { status: answer.status }))
  return (await answer.text()).trim()
}

/** The version to show at the menu's foot, or in its place why there is none (spec §8). */
export async function versionText(): Promise<string> {
  try {
    return await loadVersion()
  } catch (error) {
    return (error instanceof Error && error.message) || problemText('unknown')
  }
}
