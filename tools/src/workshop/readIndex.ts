import type { IndexEntry } from './overview.ts'

/**
 * Makes a function that reads the workshop's index once for all that ask, and again after a failure.
 *
 * @param fetchIndex asks for index.json
 */
export function indexReader(
  fetchIndex: () => Promise<Response>,
): () => Promise<readonly IndexEntry[]> {
  let reading: Promise<readonly IndexEntry[]> | null = null
  return () => {
    reading ??= readIndex(fetchIndex).catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
}

async function readIndex(fetchIndex: () => Promise<Response>): Promise<readonly IndexEntry[]> {
  const answer = await fetchIndex()
  if (!answer.ok) throw new Error(`index.json: ${answer.status}`)
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
