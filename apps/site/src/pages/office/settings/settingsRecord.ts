import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { checkAttachments } from '@parket/domain/event/attachments'
import { checkEvent, eventFields, type EventFields } from '@parket/domain/event/fields'
import { checkEventTags } from '@parket/domain/event/tagList'
import type { EventFile } from '@parket/domain/files/eventFilesMachine'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { changedFields } from '@parket/domain/form/mergeEdits'
import type { FormRecord } from '@parket/domain/form/formMachine'
import { addErrorsAt, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { EventSettings } from '@parket/ui/screens/office/settings/EventSettingsScreen'
import { api } from '@parket/react/data/api'
import { eventCalls } from '@parket/react/data/event/eventCalls'

type Schemas = components['schemas']

/** What the form of the settings holds. */
export type SettingsData = {
  event: Schemas['Event']
  tags: Schemas['EventTag'][]
  attachments: Schemas['Attachment'][]
}

/** What the settings of an event are edited with. */
export interface SettingsSource extends SettingsData {
  contests: Schemas['Contest'][]
  files: readonly EventFile[]
}

export async function fetchSettings(eventId: number): Promise<SettingsSource> {
  const params = { path: { id: eventId } }
  const [event, tags, contests, attachments, files] = await Promise.all([
    eventCalls.event(eventId).fetch(api),
    eventCalls.tags(eventId).fetch(api),
    eventCalls.contests(eventId).fetch(api),
    fetchAttachments(eventId),
    unwrap(api.GET('/api/events/{id}/files/event-files', { params })),
  ])
  return { event, tags, contests, attachments, files }
}

function fetchAttachments(eventId: number) {
  return unwrap(api.GET('/api/events/{id}/attachments', { params: { path: { id: eventId } } }))
}

export function settingsRecord({
  event,
  tags,
  attachments,
}: SettingsData): FormRecord<EventSettings> {
  const { published: _, archived_at: __, cancelled_at: ___, ...settings } = fieldsOf(event)
  return {
    values: {
      ...settings,
      tags: tags.map(({ id, tag_name, tag_value, pub }) => ({ id, tag_name, tag_value, pub })),
      attachments: attachments.map(({ id, title, url, file_id, is_partner }) => ({
        id,
        title,
        url,
        file_id,
        is_partner,
      })),
    },
    version: event.version,
  }
}

/** The fields of an event as the API answered it. */
export function fieldsOf(event: Schemas['Event']): EventFields {
  return mergeValues(eventFields, initialValues(eventFields), event)
}

/**
 * The rules of the server: settings under their names, tags under `tags.`, links under `attachments.`.
 * @param known what tags and links may name
 */
export function checkSettings(
  { tags, attachments, ...settings }: EventSettings,
  known: { contests: SettingsSource['contests']; fileIds: ReadonlySet<string> },
): FieldErrors {
  const errors = checkEvent({ ...initialValues(eventFields), ...settings })
  const groupNums = new Set(known.contests.map(({ group_num }) => group_num))
  addErrorsAt(errors, 'tags.', checkEventTags(tags, groupNums))
  addErrorsAt(errors, 'attachments.', checkAttachments(attachments, known.fileIds))
  return errors
}

/**
 * Saves the settings, then the tags and the links if they were changed. All are checked against the version that the
 * edit began from: what somebody else changed meanwhile has raised it.
 *
 * @throws ApiProblem
 */
export async function sendSettings(
  eventId: number,
  { values: { tags, attachments, ...settings }, version }: FormRecord<EventSettings>,
): Promise<SettingsData> {
  const path = { id: eventId }
  const event = await unwrap(
    api.PUT('/api/admin/events/{id}', { params: { path }, body: toBody(settings, version) }),
  )
  const stored: SettingsData = {
    event,
    tags: await eventCalls.tags(eventId).fetch(api),
    attachments: await fetchAttachments(eventId),
  }
  const before = settingsRecord(stored).values
  // Each of the two raises the event's version.
  if (changedFields({ tags: before.tags }, { tags }).length > 0) {
    const header = { 'If-Match': `"${stored.event.version}"` }
    stored.tags = await unwrap(
      api.PUT('/api/admin/events/{id}/tags', { params: { path, header }, body: [...tags] }),
    )
    stored.event = await eventCalls.event(eventId).fetch(api)
  }
  if (changedFields({ attachments: before.attachments }, { attachments }).length > 0) {
    const header = { 'If-Match': `"${stored.event.version}"` }
    const body = attachments.map((attachment, ind) => ({ ...attachment, ind }))
    stored.attachments = await unwrap(
      api.PUT('/api/admin/events/{id}/attachments', { params: { path, header }, body }),
    )
    stored.event = await eventCalls.event(eventId).fetch(api)
  }
  return stored
}

/** Earlier settings as a change of those that are stored: a row that was deleted since is made anew. */
export function broughtBack(before: EventSettings, stored: EventSettings): EventSettings {
  return {
    ...before,
    tags: withKnownIds(before.tags, stored.tags),
    attachments: withKnownIds(before.attachments, stored.attachments),
  }
}

function withKnownIds<Row extends { id?: number }>(rows: readonly Row[], stored: readonly Row[]) {
  const known = new Set(stored.map(({ id }) => id))
  return rows.map(({ id, ...rest }) => (known.has(id) ? { id, ...rest } : rest) as Row)
}

function toBody(
  { price_steps, ...settings }: Omit<EventSettings, 'tags' | 'attachments'>,
  version: number | null,
): Schemas['EventInput'] {
  return { ...settings, price_steps: [...price_steps], ...(version !== null && { version }) }
}
