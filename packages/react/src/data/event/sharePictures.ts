import { withQuery, type Query } from '@parket/domain/site/address'
import { pagePath } from '@parket/domain/site/links'

/** Path of the picture of a contest's result; `number`: of one start number, `shape: tall`: as it is posted. */
export function resultPicture(
  { eventId, groupNum }: { eventId: number; groupNum: number },
  query: Query,
): string {
  return withQuery(`${pagePath('contestResults', { eventId, groupNum })}/share.png`, query)
}

/** Path of the picture «Я танцую» of an event. */
export function dancerPicture(eventId: number): string {
  return withQuery(`${pagePath('event', { eventId })}share.png`, { card: 'dancer', shape: 'tall' })
}
