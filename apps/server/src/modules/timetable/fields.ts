import type { SessionFields, SessionItemFields } from '@parket/domain/timetable/fields'
import { mergeFields } from '@parket/domain/fields/patch'

import type { Input } from '../../contract/handlers.ts'
import type { SessionRow } from '../../records/timetable.ts'

type Body = Input<'updateSession'>['body']

/** An item as sent; with an id it is there already. */
export type SentItem = SessionItemFields & { id?: number }

export type SentSession = Omit<SessionFields, 'items'> & { items: SentItem[] }

/** The fields of a new session; its start is missing and required. */
export function newSessionFields(number: number): SentSession {
  return { number, title: '', floor: '', start: '', items: [] }
}

/** What is filled in about a stored session. */
export function sessionFields({ number, title, floor, start_at, items }: SessionRow): SentSession {
  return {
    number,
    title,
    floor,
    start: start_at.toISOString(),
    items: items.map(({ id, kind, contest_id, round_index, title, minutes, delay }) => ({
      id,
      kind,
      contest_id,
      round_index,
      title,
      minutes,
      delay,
    })),
  }
}

/** Merges the sent fields into the current ones; `items` replaces the whole list. */
export function mergeSession(fields: SentSession, { items, ...rest }: Body): SentSession {
  return { ...mergeFields(fields, rest), items: items?.map(readItem) ?? fields.items }
}

function readItem(item: NonNullable<Body['items']>[number]): SentItem {
  const { id, kind = '', contest_id, round_index = null, title = '', minutes, delay = 0 } = item
  return {
    id,
    kind,
    contest_id: contest_id?.trim().toLowerCase() || null,
    // Only a round has one.
    round_index: kind === 'round' ? round_index : null,
    title: title.trim(),
    minutes: minutes ?? Number.NaN,
    delay,
  }
}
