import { hashInput, resultFileFormat, unsignedFormat } from '@parket/domain/scoring/resultFile'
import { resultFileSchema } from '@parket/domain/scoring/resultFileSchema'
import { eventOf } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import { readLiveVersions, resultsVersion } from '../../../records/liveVersions.ts'
import { sha256 } from '../../../security/sha256.ts'
import { answerResultChecks } from '../checks/answerResultChecks.ts'
import { listOpenChecks } from '../checks/listOpenChecks.ts'
import { findOwnContest } from '../../rounds/core/find.ts'
import { findPublicationLine } from '../../marks/publicationLines.ts'
import { namedJudges, toOpenFile } from './files.ts'
import { presentPreview } from './preview.ts'
import { presentResult, presentSummary } from './present.ts'
import { findNumbered, findShown } from './published.ts'
import { publishResult } from './publishResult.ts'

/** Consents change the names in it without a version. */
const MOST_SHARED_MS = 1000

export const resultHandlers = {
  async listEventResults(context, { query: { start_number } }) {
    const { db, shared } = context
    const { id } = eventOf(context)
    // A thousand phones of a hall read it in the second in which a result is published.
    const version = resultsVersion(await readLiveVersions(db, id))
    const { shown, personOf, list } = await shared(
      `results ${id} ${version}`,
      async () => {
        const found = await findShown(context, await findContests(db, id))
        return { ...found, list: found.shown.map((one) => presentSummary(one, found.personOf)) }
      },
      MOST_SHARED_MS,
    )
    if (start_number === undefined) return list
    return shown.map((one) => presentSummary(one, personOf, start_number))
  },

  async getContestResult(context, { path }) {
    const contest = await findNumbered(context, path.groupNum)
    const { shown, personOf } = await findShown(context, [contest])
    const [found] = shown
    if (!found) throw withoutResult(contest)
    const { whole } = found
    return presentResult(found, personOf, {
      named: await namedJudges(context.db, contest),
      // Of what is shown, whatever hash it says.
      journal:
        whole && (await findPublicationLine(context.db, contest, sha256(hashInput(whole.content)))),
    })
  },

  async getResultFile(context, { path }) {
    const contest = await findNumbered(context, path.groupNum)
    const { shown, personOf } = await findShown(context, [contest])
    const [found] = shown
    if (!found) throw withoutResult(contest)
    const file = toOpenFile(found, personOf, await namedJudges(context.db, contest))
    if (!file) throw new Problem(404, 'marks_not_published')
    return file
  },

  async getEventResultFile(context) {
    const { id, name, date_begin } = eventOf(context)
    const contests = await findContests(context.db, id)
    const { shown, personOf } = await findShown(context, contests)
    const files = await Promise.all(
      shown
        .filter(({ contest }) => contest.marks_published)
        .map(async (one) =>
          toOpenFile(
            one,
            personOf,
            await namedJudges(context.db, { id: one.contest.id, event_id: id }),
          ),
        ),
    )
    const made = files.filter((file) => file !== null)
    return {
      // Who reads format 1 alone can read the whole where nothing in it is newer.
      format: made.some(({ format }) => format === resultFileFormat)
        ? resultFileFormat
        : unsignedFormat,
      event: made[0]?.event ?? { id, name, date_begin: date_begin.toISOString().slice(0, 10) },
      contests: made,
    }
  },

  getResultFileSchema: () => ({ ...resultFileSchema }),

  previewResult: (context, { path }) =>
    context.db.transaction().execute(async (trx) => {
      const contest = await findOwnContest(trx, context, path.id)
      return presentPreview(trx, context, contest)
    }),

  publishResult,
  answerResultChecks,
  listOpenChecks,
} satisfies Handlers

/** Why nothing of a contest can be shown: there is no result yet, or there will be none. */
function withoutResult({ scoring, status }: Contest): Problem {
  const isUnscored = scoring === 'none' && status !== 'draft'
  return new Problem(404, isUnscored ? 'contest_without_result' : 'result_not_published')
}
