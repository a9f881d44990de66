import type { operations } from '@parket/api-client/schema'
import { saveFile } from '@parket/ui/saveFile'
import { fileApi } from '@parket/react/data/api'
import { readFile } from '../../../data/download/readFile.ts'

type Query = NonNullable<operations['exportEventRegistrations']['parameters']['query']>

/** Saves all registrations that fit the filters. @throws ApiProblem */
export async function downloadRegistrations(eventId: number, query: Query): Promise<void> {
  const files = await fileApi()
  const file = await readFile(
    files.GET('/api/events/{id}/registrations/export', {
      params: { path: { id: eventId }, query },
      parseAs: 'blob',
    }),
  )
  saveFile(file)
}

/** Saves what the event has charged, taken and is owed. @throws ApiProblem */
export async function downloadClosingSheet(eventId: number): Promise<void> {
  const files = await fileApi()
  const file = await readFile(
    files.GET('/api/events/{id}/payments/closing-sheet', {
      params: { path: { id: eventId } },
      parseAs: 'blob',
    }),
  )
  saveFile(file)
}
