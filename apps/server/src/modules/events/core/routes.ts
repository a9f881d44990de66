import { sameTagName } from '@parket/domain/event/tags'
import { parseRussianDate } from '@parket/domain/format/date'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { can, ownEvents } from '@parket/domain/rights/rights'

import { eventOf, tenantOf, type Context } from '../../../contract/context.ts'
import { isStaff } from '../../../contract/guard.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { readPaging, toPage, type Paging } from '../../../db/paging.ts'
import { invalidFields } from '../../../http/problem.ts'
import {
  listAttachments,
  listEvents,
  listTags,
  type EventFilters,
  type EventSort,
} from '../../../records/events.ts'
import { fileAddressingFor } from '../files/present.ts'
import { replaceEventAttachments } from './attachments.ts'
import { copyEvent } from './copy.ts'
import { createEvent, deleteEvent, updateEvent } from './edit.ts'
import { findOffers } from './offers.ts'
import {
  presentAttachment,
  presentEvent,
  presentEventSummary,
  presentListedEvent,
  presentTag,
} from './present.ts'
import { replaceEventTags } from './tags.ts'

/** Tags that the wizard needs whatever their flag (docs/rules/events-and-contests.md, «Tags»). */
const WIZARD_TAGS = ['PAY-GROUP', 'PACKETS']

export const eventHandlers = {
  async listEvents(context, { query }) {
    const { filter, city, q, sort = filter === 'future' ? 'date_begin' : '-date_begin' } = query
    const days = readDays(query)
    const filters = { filter, city, q, days, now: context.now, published: true, archived: false }
    const paging = readPaging(query)
    const { rows, total } = await rowsOf(context, filters, sort, paging)
    const offers = await findOffers(context.db, rows, context.now)
    const addressing = fileAddressingFor(context)
    const events = rows.map((row) => presentListedEvent(row, offers.get(row.id), addressing))
    return toPage(events, total, paging)
  },

  async listAdminEvents(context, { query }) {
    const { filter, city, q, published, archived = false, sort = '-date_begin' } = query
    const ids = administeredEvents(context)
    const filters = { filter, city, q, published, archived, ids, now: context.now }
    const paging = readPaging(query)
    const { rows, total } = await rowsOf(context, filters, sort, paging)
    const events = rows.map((row) => presentEventSummary(row, fileAddressingFor(context)))
    return toPage(events, total, paging)
  },

  async listWorkingEvents(context, { query }) {
    const { filter, sort = '-date_begin' } = query
    const ids = workingEvents(context)
    const filters = { filter, ids, archived: false, now: context.now }
    const paging = readPaging(query)
    if (ids?.length === 0) return toPage([], 0, paging)
    const { rows, total } = await rowsOf(context, filters, sort, paging)
    const events = rows.map((row) => presentEventSummary(row, fileAddressingFor(context)))
    return toPage(events, total, paging)
  },

  getEvent(context) {
    const event = eventOf(context)
    return presentEvent(event, isStaff(context.caller, event), fileAddressingFor(context))
  },

  async listEventTags(context) {
    const event = eventOf(context)
    const tags = await listTags(context.db, event.id)
    const isNeeded = (name: string) => WIZARD_TAGS.some((tag) => sameTagName(tag, name))
    const shown = isStaff(context.caller, event)
      ? tags
      : tags.filter((tag) => tag.pub || isNeeded(tag.tag_name))
    return shown.map(presentTag)
  },

  async listEventAttachments(context) {
    const attachments = await listAttachments(context.db, eventOf(context).id)
    return attachments.map(presentAttachment)
  },

  createEvent,
  copyEvent,
  updateEvent,
  deleteEvent,
  replaceEventTags,
  replaceEventAttachments,
} satisfies Handlers

function rowsOf(context: Context, filters: EventFilters, sort: EventSort, paging: Paging) {
  return listEvents(context.db, tenantOf(context).id, filters, sort, paging)
}

/** @throws Problem 422 for a day that does not exist */
function readDays({ from = '', to = '' }: { from?: string; to?: string }) {
  const days = { from: parseRussianDate(from), to: parseRussianDate(to) }
  const errors: FieldErrors = {}
  if (from !== '' && days.from === null) addError(errors, 'from', problemText('day_invalid'))
  if (to !== '' && days.to === null) addError(errors, 'to', problemText('day_invalid'))
  if (hasErrors(errors)) throw invalidFields(errors)
  return days
}

/**
 * The events that the caller administers: undefined (all of the team) for team admins, otherwise
 * those of the caller's staff rows.
 */
function administeredEvents(context: Context): number[] | undefined {
  const { caller } = context
  const isAdmin = can(caller, 'event.edit', { teamId: tenantOf(context).id })
  return isAdmin ? undefined : ownEvents(caller, 'event.edit')
}

/** The events at which the caller works: undefined for all of the team, where the role is the team's. */
function workingEvents(context: Context): number[] | undefined {
  const teamId = tenantOf(context).id
  const { roles } = context.caller
  if (roles.some((role) => role.kind === 'team' && role.team_id === teamId)) return undefined
  return roles.flatMap((role) => (role.kind === 'event' ? [role.event_id] : []))
}
