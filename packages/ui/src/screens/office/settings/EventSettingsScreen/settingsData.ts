import type { EventFields } from '@parket/domain/event/fields'

/** A tag of the event as it is typed; one without an id is new. */
export interface TagDraft {
  id?: number
  tag_name: string
  tag_value: string | null
  pub: boolean
}

/** A link on the event's page, to an address or to one of its files; one without an id is new. */
export interface AttachmentDraft {
  id?: number
  title: string
  url: string | null
  file_id: string | null
  /** Shown on the hall's screen in breaks. */
  is_partner: boolean
}

/** A picture among the event's files, as the text of the event can show it. */
export interface EventPicture {
  /** Of the file. */
  name: string
  /** What stands in the text: the same as long as the file is kept. */
  address: string
  /** Where it can be seen now, in a draft too. */
  shownAt: string
}

/** What the form holds: the fields of the event but those that have actions of their own, its tags and links. */
export type EventSettings = Omit<EventFields, 'published' | 'archived_at' | 'cancelled_at'> & {
  tags: readonly TagDraft[]
  /** In the order they are shown. */
  attachments: readonly AttachmentDraft[]
}

export const settingsForm = 'event'
