import { formatEventDates } from './dates.ts'
import type { EventHeading } from './event.ts'

/** «Mobile title limit 100 characters» (docs/rules/site.md, «Header»). */
export const mobileTitleLimit = 100

/** A title in the two parts that the header sets apart. */
export interface TitleParts {
  /** «20–21 февраля 2027. Москва.» */
  lead: string
  /** «Кубок Паркета» */
  name: string
}

/** The parts of an event's title; one after the other they are the title. */
export function eventTitleParts(event: EventHeading): TitleParts {
  const lead = [formatEventDates(event), event.city]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ')
  return { lead, name: event.name.trim() }
}

/** «The title is 'dates. city. event name' when an event is selected» (docs/rules/site.md, «Header»). */
export function eventTitle(event: EventHeading): string {
  return wholeTitle(eventTitleParts(event))
}

function wholeTitle({ lead, name }: TitleParts): string {
  return name === '' ? lead.replace(/\.$/, '') : `${lead} ${name}`
}

/**
 * «On mobile it is cut to 100 characters plus an ellipsis» (docs/rules/site.md, «Header»): the title as a whole.
 * Characters are code points: the cut never goes through a surrogate pair.
 */
export function cutTitle({ lead, name }: TitleParts, limit = mobileTitleLimit): TitleParts {
  const forName = limit - Array.from(lead).length - 1
  return { lead: cut(lead, limit), name: forName < 0 ? '' : cut(name, forName) }
}

function cut(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : text
}
