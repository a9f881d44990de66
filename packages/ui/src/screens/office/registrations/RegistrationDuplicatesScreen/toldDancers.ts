import { formatDate } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import type { DuplicateItem } from './duplicateData.ts'

/** Whose names and birth dates they are, in one line; equal where nothing is to choose. */
export function toldDancers({ dancers }: DuplicateItem): string {
  return dancers
    .map((dancer) => `${dancerName(dancer)}, ${formatDate(dancer.birth_date)}`)
    .toSorted((one, other) => one.localeCompare(other, 'ru'))
    .join('; ')
}
