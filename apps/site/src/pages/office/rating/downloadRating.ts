import type { operations } from '@parket/api-client/schema'
import { saveFile } from '@parket/ui/saveFile'
import { fileApi } from '@parket/react/data/api'
import { readFile } from '../../../data/download/readFile.ts'

type Query = NonNullable<operations['exportTeamRating']['parameters']['query']>

/** Saves every line of the rating that the filters choose. @throws ApiProblem */
export async function downloadRating(query: Query): Promise<void> {
  const files = await fileApi()
  saveFile(await readFile(files.GET('/api/rating/export', { params: { query }, parseAs: 'blob' })))
}
