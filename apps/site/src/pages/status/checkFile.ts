import { unwrap } from '@parket/api-client/problem'
import { fileVerdict } from '@parket/domain/result/publishedCheck'
import { listUnpublished } from '@parket/domain/result/resultChanges'
import { checkResultFile, type CheckedContest } from '@parket/domain/result/checkResultFile'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { fileOrigin } from '@parket/domain/result/resultReport'
import type { ResultCheck, ShownContest } from '@parket/ui/screens/status/ResultCheckScreen'
import { api } from '@parket/react/data/api'
import { sha256 } from './sha256.ts'

type ReadContest = CheckedContest & { origin: string }
type HrefOf = (eventId: number, groupNum: number) => string

/** What a file comes to: recomputed here, then compared with what the site has published. */
export async function checkFile(file: File, hrefOf: HrefOf): Promise<ResultCheck> {
  let contests: ReadContest[]
  try {
    contests = checkResultFile(await file.text(), sha256).map((contest) =>
      Object.assign(contest, { origin: fileOrigin(contest.file) }),
    )
  } catch {
    // Whatever cannot be read as a result file is none.
    return { state: 'noResultFile', fileName: file.name }
  }
  const site = await askSite(contests).catch(() => null)
  return {
    state: 'checked',
    isSiteReached: site !== null,
    contests: await Promise.all(
      contests.map((contest, at) => toShown(contest, site?.[at] ?? null, hrefOf)),
    ),
  }
}

type SiteAnswer = Awaited<ReturnType<typeof askSite>>[number]

/** By the hash that each file has, not the one that it says: a changed file is none that was published. */
async function askSite(contests: readonly ReadContest[]) {
  const files = contests.map(({ file }) => ({
    format: file.format,
    version: file.version,
    event_id: file.event.id,
    group_num: file.contest.group_num,
    made_at: file.made_at ?? '',
    hash: file.hash,
    signature: file.signature ?? null,
  }))
  return (await unwrap(api.POST('/api/result-check', { body: { files } }))).files
}

async function toShown(
  { name, origin, file, problems, draws, hiddenNames, isUnsignedFormat }: ReadContest,
  site: SiteAnswer | null,
  hrefOf: HrefOf,
): Promise<ShownContest> {
  return {
    name,
    origin,
    site: file.team?.site ?? null,
    verdict: fileVerdict(problems, site),
    problems,
    draws,
    hiddenNames,
    isUnsignedFormat,
    published: site && {
      state: site.published,
      version: site.version,
      href: site.version === null ? null : hrefOf(file.event.id, file.contest.group_num),
      differences: site.published === 'other' ? await differencesOf(file) : [],
    },
    journal: site && site.journal,
    inputFaults: site?.input_faults ?? [],
    signature: site && { state: site.signature, key: site.key ?? null },
  }
}

/** What of it is not as published; nothing where the published file cannot be had. */
async function differencesOf(file: ResultFile): Promise<string[]> {
  const path = { id: file.event.id, groupNum: file.contest.group_num }
  try {
    const published = await unwrap(
      api.GET('/api/events/{id}/groups/{groupNum}/result-file', { params: { path } }),
    )
    return listUnpublished(published, file)
  } catch {
    return []
  }
}
