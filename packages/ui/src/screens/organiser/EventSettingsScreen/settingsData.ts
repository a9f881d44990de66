import type { EventFields } from '@parket/domain/event/fields'

/** A tag of the event as it is typed; one without an id is new. */
export interface TagDraft {
  id?: number
  tag_name: string
  tag_value: string | null
  pub: boolean
}

/** What the form holds: the fields of the event but those that have actions of their own, and its tags. */
export type EventSettings = Omit<EventFields, 'published' | 'archived_at'> & {
  tags: readonly TagDraft[]
}

export const settingsForm = 'event'
