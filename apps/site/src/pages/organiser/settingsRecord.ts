import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { checkEvent, eventFields, type EventFields } from '@parket/domain/event/fields'
import { checkEventTags } from '@parket/domain/event/tagList'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { changedFields } from '@parket/domain/form/mergeEdits'
import type { FormRecord } from '@parket/domain/form/formMachine'
import { addErrorsAt, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { EventSettings, TagDraft } from '@parket/ui/screens/organiser/EventSettingsScreen'
import { api } from '../../data/api.ts'
import { eventCalls } from '../../data/event/eventCalls.ts'

type Schemas = components['schemas']

/** What the settings of an event are edited with. */
export interface SettingsSource {
  event: Schemas['Event']
  tags: Schemas['EventTag'][]
  contests: Schemas['Contest'][]
}

export async function fetchSettings(eventId: number): Promise<SettingsSource> {
  const [event, tags, contests] = await Promise.all([
    eventCalls.event(eventId).fetch(api),
    eventCalls.tags(eventId).fetch(api),
    eventCalls.contests(eventId).fetch(api),
  ])
  return { event, tags, contests }
}

export function settingsRecord({
  event,
  tags,
}: Pick<SettingsSource, 'event' | 'tags'>): FormRecord<EventSettings> {
  const { published: _, archived_at: __, ...settings } = fieldsOf(event)
  const drafts = tags.map(({ id, tag_name, tag_value, pub }) => ({ id, tag_name, tag_value, pub }))
  return { values: { ...settings, tags: drafts }, version: event.version }
}

/** The fields of an event as the API answered it. */
export function fieldsOf(event: Schemas['Event']): EventFields {
  return mergeValues(eventFields, initialValues(eventFields), event)
}

/** The rules of the server: settings under their names, tags under `tags.`. */
export function checkSettings(
  { tags, ...settings }: EventSettings,
  contests: SettingsSource['contests'],
): FieldErrors {
  const errors = checkEvent({ ...initialValues(eventFields), ...settings })
  const groupNums = new Set(contests.map(({ group_num }) => group_num))
  addErrorsAt(errors, 'tags.', checkEventTags(tags, groupNums))
  return errors
}

/**
 * Saves the settings, then the tags if they were changed. Both are checked against the version that the edit
 * began from: tags that somebody else changed meanwhile have raised it.
 *
 * @throws ApiProblem
 */
export async function sendSettings(
  eventId: number,
  { values: { tags, ...settings }, version }: FormRecord<EventSettings>,
): Promise<Pick<SettingsSource, 'event' | 'tags'>> {
  const event = await unwrap(
    api.PUT('/api/admin/events/{id}', {
      params: { path: { id: eventId } },
      body: toBody(settings, version),
    }),
  )
  const stored = await eventCalls.tags(eventId).fetch(api)
  const before = settingsRecord({ event, tags: stored }).values
  if (changedFields({ tags: before.tags }, { tags }).length === 0) return { event, tags: stored }
  const saved = await saveTags(eventId, tags, event.version)
  // Saving the tags has raised the event's version.
  return { event: await eventCalls.event(eventId).fetch(api), tags: saved }
}

function toBody(
  { price_steps, ...settings }: Omit<EventSettings, 'tags'>,
  version: number | null,
): Schemas['EventInput'] {
  return { ...settings, price_steps: [...price_steps], ...(version !== null && { version }) }
}

function saveTags(eventId: number, tags: readonly TagDraft[], version: number) {
  return unwrap(
    api.PUT('/api/admin/events/{id}/tags', {
      params: { path: { id: eventId }, header: { 'If-Match': `"${version}"` } },
      body: [...tags],
    }),
  )
}
