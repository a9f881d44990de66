import { eventOf } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { findContests } from '../../../records/contests.ts'
import { findOwnContest } from '../../rounds/core/find.ts'
import { presentCeremony, presentListed, readCeremony } from './ceremony.ts'
import { revealPlaces } from './reveal.ts'

export const ceremonyHandlers = {
  listCeremonies: (context) =>
    context.db.transaction().execute(async (trx) => {
      const event = eventOf(context)
      const contests = await findContests(trx, event.id)
      const judged = contests.filter(
        ({ scoring, status }) =>
          scoring !== 'none' && (status === 'judged' || status === 'published'),
      )
      const all = []
      for (const contest of judged) all.push(await readCeremony({ trx, event }, contest))
      // What the office published without a ceremony is over for the announcer.
      return all
        .filter(
          ({ contest, publication }) =>
            contest.status === 'judged' ||
            (publication !== null && publication.revealed_at !== null),
        )
        .map(presentListed)
    }),

  getCeremony: (context, { path }) =>
    context.db.transaction().execute(async (trx) => {
      const contest = await findOwnContest(trx, context, path.id)
      return presentCeremony(trx, await readCeremony({ trx, event: eventOf(context) }, contest))
    }),

  revealPlaces,
} satisfies Handlers
