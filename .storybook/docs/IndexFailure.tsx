import type { WorkshopIndex } from './useIndex.ts'

/** Says that what the page lists could not be read. */
export function IndexFailure({ state }: Pick<WorkshopIndex, 'state'>) {
  if (state !== 'failed') return null
  return <p role="alert">Не получилось загрузить список страниц мастерской. Обновите страницу.</p>
}
