/** What is done to an event as a whole. */
export type AdminEventAction = 'publish' | 'unpublish' | 'archive' | 'restore' | 'cancel' | 'revive'

/** What an event's actions follow from. */
export interface EventLife {
  published: boolean
  /** Since when it is in the archive; null outside. */
  archived_at: string | null
  /** Since when it is cancelled; null where it takes place. */
  cancelled_at: string | null
  /** The event that it rehearses; absent from all that are none. */
  rehearsal_of?: number | null
}

/** What can be done to the event now, publishing first; a rehearsal is only tried and thrown away. */
export function eventActions({ published, archived_at, cancelled_at, rehearsal_of }: EventLife): {
  action: AdminEventAction
  label: string
}[] {
  if (rehearsal_of != null) return []
  return [
    published
      ? { action: 'unpublish', label: 'Снять с публикации' }
      : { action: 'publish', label: 'Опубликовать' },
    cancelled_at === null
      ? { action: 'cancel', label: 'Отменить турнир' }
      : { action: 'revive', label: 'Турнир всё-таки состоится' },
    archived_at === null
      ? { action: 'archive', label: 'Убрать в архив' }
      : { action: 'restore', label: 'Вернуть из архива' },
  ]
}
