import { ApiProblem } from '@parket/api-client/problem'
import { consoleTexts } from '@parket/domain/problems/catalogue'
import { saveFile } from '@parket/ui/saveFile'
import { fileApi } from '@parket/react/data/api'
import { logToConsole } from '@parket/react/data/logToConsole'
import { readFile } from './readFile.ts'

/**
 * Saves a file of an event. What cannot be saved is told in the console (docs/rules/site.md, «Console»).
 * @param version of the file: another one is asked for anew, whatever the browser keeps
 * @throws ApiProblem where the server could not be asked
 */
export async function downloadEventFile(
  eventId: number | null,
  fileId: string,
  version?: string,
): Promise<void> {
  if (fileId === '') return logToConsole(consoleTexts.fileIdMissing)
  if (eventId === null) return logToConsole(consoleTexts.fileEventIdMissing)
  try {
    const files = await fileApi()
    const file = await readFile(
      files.GET('/api/events/{id}/files/event-files/{fileId}/download', {
        params: { path: { id: eventId, fileId }, query: version ? { v: version } : {} },
        parseAs: 'blob',
      }),
    )
    if (file.blob.size === 0) return logToConsole(consoleTexts.fileEmpty)
    saveFile(file)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error
    logToConsole(consoleTexts.fileNotFound)
  }
}
