import { saveFile } from '@parket/ui/saveFile'
import { fileApi } from '@parket/react/data/api'
import { readFile } from '../../../data/download/readFile.ts'

/** Saves all contests of an event as a table that can be read again. @throws ApiProblem */
export async function downloadContests(eventId: number, format: 'xlsx' | 'csv'): Promise<void> {
  const files = await fileApi()
  const file = await readFile(
    files.GET('/api/events/{id}/contests/export', {
      params: { path: { id: eventId }, query: { format } },
      parseAs: 'blob',
    }),
  )
  saveFile(file)
}
