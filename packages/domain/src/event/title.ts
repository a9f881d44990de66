import { formatEventDates } from './dates.ts'
import type { EventHeading } from './event.ts'

/** «Mobile title limit 100 characters» (spec §9). */
export const mobileTitleLimit = 100

/** «The title is 'dates. city. event name' when an event is selected» (spec §2, Header). */
export function eventTitle(event: EventHeading): string {
  return [formatEventDates(event), event.city, event.name]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('. ')
}

/**
 * «On mobile it is cut to 100 characters plus an ellipsis» (spec §2, Header).
 * Characters are code points: the cut never goes through a surrogate pair.
 */
export function cutTitle(title: string, limit = mobileTitleLimit): string {
  const characters = Array.from(title)
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : title
}
