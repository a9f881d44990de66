import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkDancerSearch } from '@parket/domain/search/personQuery'
import { millisecondsInMinute } from 'date-fns/constants'

import { tenantOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { invalidFields } from '../../http/problem.ts'
import { limitCalls } from '../../security/attempts.ts'
import { limitNameLookups, readExactPerson } from './exactPerson.ts'
import { findDancers } from './findDancers.ts'
import { presentFoundDancers, presentTournaments } from './present.ts'
import { listKeysOfPerson } from './samePerson.ts'
import { listTournaments } from './tournaments.ts'

/**
 * How often one address may search: enough for a hall full of people, too little to copy the data.
 */
const SEARCHES = { limit: 60, windowMs: millisecondsInMinute }

/** Looking people up (docs/rules/search-and-privacy.md). */
export const searchHandlers = {
  async searchDancers(context, { query }) {
    const { db, now, request } = context
    const { last_name = '', first_name = '', city = '', sort = 'last_name' } = query
    const errors = checkDancerSearch({ last_name })
    if (hasErrors(errors)) throw invalidFields(errors)
    await limitCalls(db, { scope: 'search', address: request.ip, now }, SEARCHES)
    const paging = readPaging(query)
    const wanted = { last_name, first_name, city }
    const teamId = tenantOf(context).id
    const { rows, total } = await findDancers(db, teamId, wanted, sort, paging)
    return toPage(await presentFoundDancers(db, teamId, rows), total, paging)
  },

  async getInfoByName(context, { query }) {
    const { db } = context
    const { ln = '', fn = '', bd = '', sort = '-date_begin' } = query
    const person = readExactPerson(
      { last_name: ln, first_name: fn, birth_date: bd },
      { last_name: 'ln', first_name: 'fn', birth_date: 'bd' },
      context.now,
    )
    const paging = readPaging(query)
    const teamId = tenantOf(context).id
    const { keys, eventIds, total } = await limitNameLookups(context, person, async () => {
      const keys = await listKeysOfPerson(db, teamId, person)
      return { keys, ...(await listTournaments(db, teamId, keys, sort, paging)) }
    })
    return toPage(await presentTournaments(db, eventIds, keys), total, paging)
  },
} satisfies Handlers
